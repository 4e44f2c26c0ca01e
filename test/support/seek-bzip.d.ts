declare module 'seek-bzip' {
  /** Decompresses a bzip2 file: in JavaScript, from another source than libbzip2. */
  export function decode(file: Uint8Array): Buffer;
}
