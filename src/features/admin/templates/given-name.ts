/** Given names that customers here have, as they are folded below; one that is missing is not greeted by. */
const known = new Set(
  fold(`
    авазбек адилбек адилет азамат азат азиз азиза азизбек айбек айгерим айгуль айдай айдана айдар айжамал айжан
    айзада айзат айкөл айнагуль айнура айпери айсулуу айтурган акбар акжол акмат акылай алан алдияр александр
    александра алексей алибек алина алиса алишер алия алла алмаз алмазбек алтын алтынай альберт альбина алёна
    амантур амина анара анарбек анастасия анатолий ангелина андрей анжела анжелика анна антон антонина анэль
    арген арина аркадий арсен арсений артур артём асан асель аскар аскат асылбек аяна бакай бактыбек бактыгуль
    бакыт батма баястан бегимай бекболот бекжан бекзат бексултан бектур бермет болот борис валентин валентина
    валерий валерия варвара василий василиса венера вера вероника виктор виктория виталий влад владимир
    владислав владислава всеволод вячеслав гавхар галина гаухар геннадий георгий глеб григорий гузель гулзат
    гулиза гулмира гулназ гулнара гулсара гульбара гульжан гульзада гульзар гульнур дамир дамира даниил данил
    данила данияр дарья даша джамиля диана дильбар дильноза динара дмитрий ева евгений евгения егор екатерина
    елдар елена елизавета ерлан жазгуль жамиля жанар жанара жания жанна жаныбек жаркын жасмин женишбек жибек
    жоомарт жумабек жылдыз жыпара жыпаргүл замира зарина захар зинаида зоя зульфия ибрагим иван игорь илим илияс
    илона ильгиз ильдар илья инга инесса инна ирина искандер ислам ия кайрат камила камиля канат каныкей карина
    катя кенжебек керим кирилл константин кристина ксения кубан кубанычбек кубат кунай кундуз курманжан кызжибек
    лариса лев леонид лиана лидия лилия любовь людмила магомед мадина майрам макар максат максим малика марат
    маргарита марина мария марк марлен маруся марьям матвей мая медер медина мелис мира мирбек мирлан мирон
    михаил мунара мурат мээрим назар назгуль назира наргиза наталия наталья никита николай нина нонна нурайым
    нурбек нургазы нургуль нурдин нурзат нурия нурлан нурсултан оксана олег олеся ольга орозбек павел перизат
    полина рада рамиль расул раушан рахат регина ренат ринат рита роза роман руслан рустам саадат сабина саид
    салтанат самара самат санжар светлана святослав семён серафима сергей солтобек софия софья станислав степан
    сыймык сымбат сюзанна таалай табылды талант тамара татьяна темир темирлан тилек тимофей тимур токтогул
    толгонай турат тынчтык төлөгөн ульяна умар урмат уулкан фарида фархад фатима феликс фёдор хадича чингиз
    чолпон чынара шамиль шарапат шахноза шейшен ширин эдуард элдар элиза элина эльвира эльзат эльмира эльнура
    эмиль эмир эрик эркин эрлан эрмек эрнест эсен юлиан юлия юрий яна янина ярослав ярослава
    adam aibek aida aigerim aigul aisuluu alex alexander alina andrew anna anthony asel azamat bakyt ben
    benjamin bermet charles christopher daniel david diana elena emily emma eric erik frank george hans helen
    henry ivan jack james jane jean jennifer john joseph julia karl kate kevin laura lisa lucas maria mark
    martin mary matthew max michael mike nick nicolas nurlan olga oliver oscar paul peter pierre richard robert
    ruslan samuel sarah sergey simon sofia stefan steven susan thomas timur tom victor victoria william
  `).split(/\s+/),
)

/** Letters that are typed for each other, and the soft sign that Kyrgyz names are written with and without. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ү', 'у')
    .replaceAll('ө', 'о')
    .replaceAll('ң', 'н')
    .replaceAll('ь', '')
}

const patronymic = /(?:вич|вна)$/i

/** What is no person's: «Салон Айгуль», «ООО „Вера“». */
const company =
  /[«»"„“\d@&]|(?<!\p{L})(?:ооо|осоо|тоо|зао|оао|чп|llc|ltd|inc|магазин|салон|студия|кафе|кофейня|ресторан|отель|гостиница|аптека|клиника|школа|центр|группа|агентство|компания|фирма|отдел|бухгалтерия|ателье|клуб|фонд)(?!\p{L})/iu

/** The given name in a full name, in whatever order it was written; undefined if that is uncertain. */
export function givenName(written: string | null | undefined): string | undefined {
  if (!written || company.test(written)) return undefined
  const words = written.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
  if (words.length > 4) return undefined
  const beforePatronymic = words[words.findIndex((word) => patronymic.test(word)) - 1]
  const name = words.find((word) => known.has(fold(word))) ?? beforePatronymic
  return name && name.charAt(0).toUpperCase() + name.slice(1)
}
