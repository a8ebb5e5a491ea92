import type { Case } from '@/content/cases/case'
import { ScreenPicture, widthOf } from '../screens/screen-picture'

/** A case's product at work: side by side at one height, or wrapped. One text describes all. */
export function CaseScreens({ alt, screens }: Pick<Case, 'alt' | 'screens'>) {
  return (
    <div
      role="img"
      aria-label={alt}
      data-nosnippet
      className="mt-4 flex flex-wrap justify-center gap-4"
    >
      {screens.map((screen) => (
        <div
          key={screen.title}
          // Widths in proportion, grown in proportion, give one height.
          style={{
            flex: `${widthOf(screen)} 1 ${widthOf(screen) * 0.82}px`,
            ...(screen.frame === 'phone' && { maxWidth: '14rem' }),
          }}
        >
          <ScreenPicture screen={screen} />
        </div>
      ))}
    </div>
  )
}
