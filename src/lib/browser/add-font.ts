/** Adds a font to the page, where scripts may: blocked fonts leave the next one of the stack. */
export function addFont(family: string, file: string, descriptors: FontFaceDescriptors): void {
  try {
    document.fonts.add(new FontFace(family, `url(${file})`, descriptors))
  } catch {
    return
  }
}
