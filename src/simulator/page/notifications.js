/** @import { Inbox, PageNotification } from './contract.ts' */
import { byId, html } from './elements.js';

/** What the device was notified of, the newest first, and what it will be. */
export class Notifications {
  #section = byId('notifications', HTMLElement);
  #list = byId('notified', HTMLOListElement);
  #watched = byId('watched', HTMLElement);
  #device = byId('device', HTMLElement);

  /**
   * @param {Inbox} inbox
   * @param {string} lang of what is watched for
   */
  show({ watched, notifications }, lang) {
    this.#section.hidden = watched === null && notifications.length === 0;
    this.#watched.textContent = watched ?? '';
    this.#watched.lang = lang;
    this.#watched.hidden = watched === null;
    this.#list.replaceChildren(...notifications.map(notificationOf));
    this.#device.toggleAttribute('data-notified', notifications.length > 0);
  }

  get isWatching() {
    return !this.#watched.hidden;
  }

  clear() {
    this.show({ watched: null, notifications: [] }, 'en');
  }
}

/** @param {PageNotification} notification */
function notificationOf({ text, locale, time, isUrgent, change }) {
  const at = new Date(time).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' });
  const marks = [
    ...(isUrgent ? ['urgent'] : []),
    ...(change === 'graver' ? ['worse than before'] : []),
  ];
  return html(
    'li',
    { class: isUrgent ? 'urgent' : null },
    html('p', { class: 'when' }, [at, ...marks].join(' · ')),
    html('p', { lang: locale }, text),
  );
}
