export function ChatGlyph({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className} fill="none" stroke="currentColor">
      <path
        d="M16 4.5c7 0 12 4.5 12 10.2S23 25 16 25c-1.4 0-2.7-.2-4-.5L6 27.5l1.1-5.2A9.6 9.6 0 0 1 4 14.7C4 9 9 4.5 16 4.5Z"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M16 10.4a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Z" strokeWidth="1.7" />
    </svg>
  )
}
