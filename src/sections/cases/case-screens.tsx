import type { Case } from '@/content/cases/case'
import { ScreenPicture, widthOf } from '../screens/screen-picture'

/** The screens of a case: side by side at one height, or wrapped. One text describes all. */
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
          // Widths that grow in proportion keep one height.
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
