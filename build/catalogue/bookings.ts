import { readdirSync, readFileSync } from 'node:fs'
import {
  acts,
  places,
  type Act,
  type Place,
} from '../../supabase/functions/ai-chat/booking/act-features.ts'

/** A visitor's message in or around a booking. */
export interface BookingMessage {
  place: Place
  act: Act
  text: string
}

const folder = 'build/catalogue/bookings'
const line = new RegExp(`^(?<place>${places.join('|')}) (?<act>${acts.join('|')}) \\| (?<text>.+)$`)

/** «Запишите [n Нурлана]»: what is a name, a contact … is marked for people, and for readers yet to be written. */
const unmarked = (text: string) => text.replace(/\[[nctwox] ([^\]]+)\]/g, '$1')

const isPlace = (text: string): text is Place => places.some((it) => it === text)
const isAct = (text: string): text is Act => acts.some((it) => it === text)

/** Everything that the reader of bookings learns from. */
export const loadBookings = (): BookingMessage[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split('\n')
        .filter((it) => it !== '')
        .map((it) => {
          const { place = '', act = '', text = '' } = line.exec(it)?.groups ?? {}
          if (!isPlace(place) || !isAct(act)) throw new Error(`${file} has a broken line: ${it}`)
          return { place, act, text: unmarked(text) }
        }),
    )
