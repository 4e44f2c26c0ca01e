/** Milliseconds of processor time that some work takes in this thread, whatever else the machine does meanwhile. */
export function cpuTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
