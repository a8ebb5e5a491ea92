import { nameRu } from '../company'
import type { Fact } from './fact'

export const parking: Fact = {
  question: 'Где оставить машину у студии?',
  asks: [
    'есть у вас парковка',
    'где припарковаться возле вашей студии',
    'куда поставить машину, если приехать к вам в студию',
    'Is there parking at your studio?',
    'Where do I park?',
  ],
  answer: `Во дворе студии «${nameRu}» есть стоянка для гостей: скажите охране, к кому вы приехали.`,
  answerEn: 'There is a car park for guests in our yard: tell the guard whom you are visiting.',
  to: '/about',
}
