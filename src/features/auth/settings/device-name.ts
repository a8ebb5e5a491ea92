/** In search order: most browsers also call themselves Chrome and Safari. */
const browsers: readonly [mark: RegExp, name: string][] = [
  [/\bYaBrowser\//, 'Яндекс Браузер'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: typeof browsers, userAgent: string) =>
  list.find(([mark]) => mark.test(userAgent))?.[1]

/** The name of a device: «Chrome, Android». A hint, no proof: clients can send any user agent. */
export function deviceName(userAgent: string | null): string {
  const names = [nameIn(browsers, userAgent ?? ''), nameIn(systems, userAgent ?? '')]
  return names.filter(Boolean).join(', ') || 'Неизвестное устройство'
}
