/** Temperature falls by so much per metre of height in the standard atmosphere, K. */
export const LAPSE_RATE = 0.0065;
