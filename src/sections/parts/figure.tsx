/** A figure such as «200+»: what follows the digits is in the accent colour, words are smaller. */
export function Figure({ value }: { value: string }) {
  const tail = /(?<!\D)\D*$/.exec(value)?.[0] ?? ''
  const wordsAt = tail.search(/\s?\p{L}{2}/u)
  const sign = wordsAt < 0 ? tail : tail.slice(0, wordsAt)
  return (
    <>
      {value.slice(0, value.length - tail.length)}
      {sign && <span className="text-accent [word-spacing:-0.12em]">{sign}</span>}
      {wordsAt >= 0 && <span className="text-[0.55em] text-accent">{tail.slice(wordsAt)}</span>}
    </>
  )
}
