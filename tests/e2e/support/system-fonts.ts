import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Packages with the fonts of common systems. Arimo has the widths of Arial and Liberation Sans. */
const packages = {
  Arimo: '@expo-google-fonts/arimo',
  Roboto: '@expo-google-fonts/roboto',
  'Noto Sans': '@expo-google-fonts/noto-sans',
  'DejaVu Sans': 'dejavu-fonts-ttf',
}

export type SystemFont = keyof typeof packages

export const systemFonts: SystemFont[] = ['Arimo', 'Roboto', 'Noto Sans', 'DejaVu Sans']

/** Writes a configuration of fontconfig with one font. @returns its path, for `FONTCONFIG_FILE` */
export function writeFontconfig(font: SystemFont): string {
  const folder = mkdtempSync(join(tmpdir(), 'kerege-fonts-'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>${resolve('node_modules', packages[font])}</dir>
      <cachedir>${folder}</cachedir>
    </fontconfig>`,
  )
  return file
}
