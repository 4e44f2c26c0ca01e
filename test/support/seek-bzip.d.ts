declare module 'seek-bzip' {
  const seekBzip: {
    /** Decompresses a bzip2 file: in JavaScript, from another source than libbzip2. */
    decode(file: Uint8Array): Buffer;
  };
  export default seekBzip;
}
