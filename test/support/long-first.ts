import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files whose tests take long: begun last, they would keep one core busy while the others are idle. */
const LONG = [
  'golden/golden.',
  'forecast/forecast.',
  'service/operations.',
  '/products.test',
  '/app.test',
];

/** Begins with the files that take long, then with the large ones: without a cache their sizes are all that is known. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It sorts no array but a sequencer's files.
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(takesLong), ...own.filter((file) => !takesLong(file))];
    });
  }
}

function takesLong({ moduleId }: TestSpecification): boolean {
  return LONG.some((name) => moduleId.includes(name));
}
