import { type Picture, screenSizes } from '@/content/screens'

interface ScreenImageProps {
  folder: string
  picture: Picture
  /** For a picture that its place describes. */
  isDecorative?: boolean
}

/** A drawn screen (build/screens), loaded when it comes near; on a phone a window is narrow, so that it can be read. */
export function ScreenImage({ folder, picture, isDecorative = false }: ScreenImageProps) {
  const { id, frame, alt } = picture
  const narrow = screenSizes.narrow
  return (
    <picture className="block">
      {frame === 'window' && (
        <source
          media="(max-width: 40rem)"
          srcSet={`/screens/${folder}/${id}-narrow.svg`}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        src={`/screens/${folder}/${id}.svg`}
        alt={isDecorative ? '' : alt}
        {...screenSizes[frame]}
        loading="lazy"
        decoding="async"
        className="block w-full"
        style={{ height: 'auto' }}
      />
    </picture>
  )
}
