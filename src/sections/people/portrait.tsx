import type { Portrait as Face } from '@/content/team'

/* Lines on a field of 96 × 96, combined from a few shapes. */
const hair: Record<Face['hair'], string> = {
  short: 'M30 40c-2-18 8-25 18-25s20 7 18 25c-2-8-6-11-8-12-6 3-14 3-20 0-2 1-6 4-8 12z',
  parted: 'M30 41c-4-19 9-28 21-26 11 1 17 10 15 26-2-9-6-13-10-15-7 5-16 5-20 2-3 3-5 7-6 13z',
  curly:
    'M29 42c-5-5-3-11 1-13-1-7 6-11 10-9 3-6 12-6 15-1 6-2 11 4 9 9 5 3 6 9 2 14-1-7-4-10-8-11-7 2-15 2-21 0-4 1-7 4-8 11z',
  bob: 'M29 59c-5-8-6-44 19-44s24 36 19 44c-3 1-5 1-7 0 4-9 3-20 1-28-8 3-18 2-25-2-3 8-4 20 0 30-2 1-5 1-7 0z',
  long: 'M27 72c-3-14-5-57 21-57s24 43 21 57c-4 0-7-1-9-3 5-12 4-29 1-39-9 2-18 1-24-2-4 10-5 28 0 41-2 2-6 3-10 3z',
  bun: 'M48 17c-6 0-7-9 0-9s6 9 0 9c12 0 21 9 18 25-2-8-6-12-9-14-6 2-12 2-18 0-3 2-7 6-9 14-3-16 6-25 18-25z',
}
const collars: Record<Face['collar'], string> = {
  round: 'M38 70c3 7 17 7 20 0',
  shirt: 'M38 69l10 12 10-12M48 81v15',
  high: 'M37 69c4 4 18 4 22 0M37 75c4 4 18 4 22 0',
}

/** A person, drawn in a few lines. Decorative: the name is beside it. */
export function Portrait({ face, size }: { face: Face; size: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 96"
      width={size}
      height={size}
      fill="none"
      stroke="var(--accent)"
      strokeWidth={size < 64 ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none', borderRadius: '50%', background: 'var(--muted)' }}
    >
      <path
        d="M12 100c1-20 13-28 26-30v-8h20v8c13 2 25 10 26 30"
        fill="var(--lattice)"
        fillOpacity="0.22"
      />
      <path d={collars[face.collar]} />
      <path d="M31 36c0-24 34-24 34 0v10c0 24-34 24-34 0z" fill="var(--card)" />
      {face.beard && (
        <path
          d="M31 46c0 27 34 27 34 0-3 7-6 8-9 8-5-2-11-2-16 0-3 0-6-1-9-8z"
          fill="var(--lattice)"
          fillOpacity="0.35"
        />
      )}
      <path d={hair[face.hair]} fill="var(--lattice)" fillOpacity="0.55" />
      {face.glasses ? (
        <path d="M34 44a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M51 44a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M45 43c2-1 4-1 6 0" />
      ) : (
        <path d="M40 43v2M56 43v2" />
      )}
      <path d="M43 57c3 2.5 7 2.5 10 0" />
    </svg>
  )
}
