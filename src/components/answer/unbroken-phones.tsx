const phone = /(\+?\(?\d(?:[ \u00a0().–-]{0,3}\d){8,14})/

/** A text whose telephone numbers break only where one is wider than the bubble. */
export const UnbrokenPhones = ({ text }: { text: string }) =>
  text.split(phone).map((part, index) => (
    <span key={index} className={index % 2 ? 'inline-block' : undefined}>
      {part}
    </span>
  ))
