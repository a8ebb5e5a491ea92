import { type Picture, screenSizes } from '@/content/screens'
import { typography } from '@/lib/text/typography'
import { ScreenImage } from './screen-image'

const height = 470

const isSecondPhone = (pictures: readonly Picture[], index: number) =>
  pictures.slice(0, index + 1).filter(({ frame }) => frame === 'phone').length > 1 &&
  pictures[index]?.frame === 'phone'

/** Screens of one height side by side, or wrapped; each with its caption. */
export function Gallery({ folder, pictures }: { folder: string; pictures: readonly Picture[] }) {
  return (
    <ul className="flex flex-wrap items-start justify-center" style={{ gap: '2.5rem 2rem' }}>
      {pictures.map((picture, index) => {
        const size = screenSizes[picture.frame]
        const width = (size.width / size.height) * height
        return (
          <li
            key={picture.id}
            // A telephone scrolls less: one is enough.
            className={isSecondPhone(pictures, index) ? 'max-sm:hidden' : undefined}
            // A telephone keeps the width at which it is read, a window takes what is left.
            style={
              picture.frame === 'phone'
                ? { flex: `0 1 ${width}px`, maxWidth: '80%' }
                : { flex: `1 1 ${width * 0.7}px`, maxWidth: width, minWidth: 'min(100%, 20rem)' }
            }
          >
            <figure>
              <ScreenImage folder={folder} picture={picture} />
              {picture.caption && (
                <figcaption className="mt-4 text-sm text-muted-foreground">
                  {typography(picture.caption)}
                </figcaption>
              )}
            </figure>
          </li>
        )
      })}
    </ul>
  )
}
