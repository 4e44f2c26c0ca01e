/** The version of the API that this service speaks. */
export const VERSION = '/v4_0';

/** A path in this version; a path without one means the same. */
export function versioned(path: string): string[] {
  return [VERSION + path, path];
}
