/** The used part of WebAssembly: TypeScript declares it only in its browser types. */
declare namespace WebAssembly {
  class Module {
    constructor(code: Uint8Array);
    static exports(module: Module): { name: string }[];
  }

  class Instance<Exports> {
    constructor(
      module: Module,
      imports: Record<string, Record<string, (...values: number[]) => number>>,
    );
    readonly exports: Exports;
  }

  class Memory {
    /** Sizes in pages of 64 KiB. */
    constructor(pages: { initial: number; maximum: number });
    /** Replaced after each growth. */
    readonly buffer: ArrayBuffer;
    /** Adds pages of 64 KiB. */
    grow(pages: number): number;
  }
}
