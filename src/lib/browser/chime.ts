/** In hertz: a fourth upwards. */
const tones = [660, 880]
const toneSeconds = 0.16
const volume = 0.08

/** Plays two short tones; nothing in a browser that has no sound, or has not been touched yet. */
export function chime(): void {
  try {
    const audio = new window.AudioContext()
    const gain = audio.createGain()
    gain.gain.value = volume
    gain.connect(audio.destination)
    tones.forEach((hertz, index) => {
      const tone = audio.createOscillator()
      tone.frequency.value = hertz
      tone.connect(gain)
      tone.start(audio.currentTime + index * toneSeconds)
      tone.stop(audio.currentTime + (index + 1) * toneSeconds)
      if (index === tones.length - 1) tone.onended = () => void audio.close()
    })
  } catch (error) {
    console.warn('No sound:', error)
  }
}
