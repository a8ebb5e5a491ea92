import { expect, it } from 'vitest'
import { deviceName } from './device-name'

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/154.0 YaBrowser/26.9 Safari/537.36',
    'Яндекс Браузер, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36 EdgA/156.0',
    'Edge, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Firefox, macOS',
  ],
  ['curl/8.5.0', 'Неизвестное устройство'],
  [null, 'Неизвестное устройство'],
])('calls %s by its names', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
