declare module 'amazon-date-parser' {
  /** First and last instant of an AMAZON.DATE value, in the zone of the process. */
  interface DateRange {
    startDate: Date;
    endDate: Date;
  }
  /** @throws {Error} for a value that it does not know */
  const AmazonDateParser: new (value: string) => DateRange;
  export default AmazonDateParser;
}
