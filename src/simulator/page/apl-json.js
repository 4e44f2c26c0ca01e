/** @import { Json } from './contract.ts' */

/**
 * @param {unknown} value
 * @returns {value is Json}
 */
export function isJson(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @returns {Json} empty where it is not an object
 */
export function jsonOf(value) {
  return isJson(value) ? value : {};
}

/**
 * APL takes a single thing for a list of one.
 *
 * @param {unknown} value
 * @returns {Json[]}
 */
export function jsonsOf(value) {
  return (Array.isArray(value) ? value : [value]).filter(isJson);
}
