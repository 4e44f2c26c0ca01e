/** @import { Inbox, PageNotification } from './contract.ts' */
/** @import { Words } from './words.js' */
import { byId, html } from './elements.js';

/** What the device was notified of, the newest first, and what it will be. */
export class Notifications {
  #section = byId('notifications', HTMLElement);
  #list = byId('notified', HTMLOListElement);
  #watched = byId('watched', HTMLElement);
  #device = byId('device', HTMLElement);

  /**
   * @param {Inbox} inbox
   * @param {string} lang of what is watched for, BCP 47
   * @param {Words} words
   */
  show({ watched, notifications }, lang, words) {
    this.#section.hidden = watched === null && notifications.length === 0;
    this.#watched.textContent = watched ?? '';
    this.#watched.lang = lang;
    this.#watched.hidden = watched === null;
    this.#list.replaceChildren(...notifications.map((each) => notificationOf(each, lang, words)));
    this.#device.toggleAttribute('data-notified', notifications.length > 0);
  }

  get isWatching() {
    return !this.#watched.hidden;
  }

  /** @param {Words} words */
  clear(words) {
    this.show({ watched: null, notifications: [] }, '', words);
  }
}

/**
 * @param {PageNotification} notification
 * @param {string} lang BCP 47
 * @param {Words} words
 */
function notificationOf({ text, locale, time, isUrgent, change }, lang, words) {
  const at = new Date(time).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });
  const marks = [
    ...(isUrgent ? [words.urgent] : []),
    ...(change === 'graver' ? [words.worse] : []),
  ];
  return html(
    'li',
    { class: isUrgent ? 'urgent' : null },
    html('p', { class: 'when' }, [at, ...marks].join(' · ')),
    html('p', { lang: locale }, text),
  );
}
