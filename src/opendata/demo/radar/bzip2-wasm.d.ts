declare module 'bzip2-wasm' {
  /** libbzip2 as WebAssembly. `init` leaves `require` and `__dirname` in the global object. */
  export default class BZip2 {
    init(): Promise<void>;
    /** `compressedLength` is the room for the result. @throws {Error} when it does not suffice */
    compress(bytes: Uint8Array, blockSize: number, compressedLength: number): Uint8Array;
    readonly wasmModule: {
      readonly _malloc: (length: number) => number;
      readonly _free: (address: number) => void;
    };
  }
}
