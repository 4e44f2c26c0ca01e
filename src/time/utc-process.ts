/*
 * Every entry imports this first. date-fns-tz writes the clock of a zone into a `Date` of the process's
 * own zone, which cannot hold an hour that this zone skips. A worker thread has the zone of its process.
 */
process.env['TZ'] = 'UTC';
