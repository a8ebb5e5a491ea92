/**
 * What was measured of this site: docs/benchmarks.md has the commands and the conditions, tests/pages/this-site.test.ts
 * compares what a build can be asked. After another measurement both are changed.
 */
export const measured = {
  /** At most, brotli, in kB: all that the home page loads before the visitor does anything. */
  home: { document: 13.7, styles: 14.3, script: 109.8, fonts: 50 },
  /** All of it, rounded up. */
  homeTotal: 188,
  requests: 24,
  /** The largest paint of the home page as a multiple of that of an empty page of 1 kB. */
  largestPaint: 1.21,
  layoutShift: 0.02,
  /** Lighthouse: accessibility, practices and SEO, on every page. */
  lighthouse: 100,
  /** Violations that axe finds, on every page in both themes. */
  accessibilityErrors: 0,
} as const
