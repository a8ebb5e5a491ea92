import type { CSSProperties } from 'react'
import type { Skin } from '@/content/screens'

/** The theme's properties in a client's colours, for everything within. */
export function inSkin(skin: Skin): CSSProperties {
  const properties: Record<`--${string}`, string> = {
    '--background': skin.ground,
    '--card': skin.card,
    '--raised': skin.card,
    '--muted': skin.card,
    '--foreground': skin.ink,
    '--muted-foreground': skin.quiet,
    '--border': skin.line,
    '--input': skin.quiet,
    '--accent': skin.accent,
    '--lattice': skin.quiet,
    '--glow': skin.accent,
    '--ring': skin.accent,
    '--primary': skin.accent,
    '--primary-hover': skin.accent,
    '--primary-foreground': skin.onAccent,
  }
  return { ...properties, background: skin.ground, color: skin.ink, accentColor: skin.accent }
}
