/*
 * Given names of Kyrgyzstan and its neighbours, short forms included, without those that are everyday words
 * («вера», «роман», «слава»): such a name is recognised by its place in the message.
 */
const names = `
  aaron abigail adaeze adam agnieszka ahmed ahmet aibek aida aidan aigerim aigul ainura akira alan albert alejandro
  alessandro alex alexander alexey alice alina aliya amanda amara amelia amina amit amy amélie anders andreas andrew
  andrey andrés angela anil anjali anna anthony antoine arjun artem arthur asel ashley asif astrid audrey austin
  ayesha ayşe azamat azat bakyt barbara beatrix bella ben bermet betty bilal billy björn bob bobby brandon brenda
  brian bruce bryan burak camila camille carlos carmen carol caroline carolyn catherine charles charlotte chidi chloe
  chloé chris christine chyngyz ciaran claire clara claude clive cynthia daniel daniyar david deborah declan deepak
  denis deniz dennis diana diego dieter dinara dmitry donna douglas dylan edward eleanor elena elif elizabeth ella
  elmira emeka emily emma emre eric erlan ermek ethan eugene evelyn farhan fatima fatma felix fiona florian francesca
  françois freya gabriel gareth gary gavin george gerald gergely giorgos giovanni giulia graham greg gregory greta
  gulnara gurpreet günther hamish hannah hans harold harpreet harry haruto harvey hassan heinrich helen henrik henry
  hiroshi hui hyejin hyejun igor imran ingrid ioana isabella istván ivan jack jacob jacques jake james jana jane
  janet jason javier jean jeffrey jennifer jeremy jeroen jerry jesse jessica jiho jihoon jim jiwoo joanna joe john
  johnny jonas jonathan joost joseph josé juan julia justin jyldyz jürgen kanat karen karl katarzyna kate katherine
  kathleen keith kemal kenji kenneth kevin khadija kiran klaus kuba kwame kyle lakshmi larry lars laura lawrence liam
  linda ling lisa logan louis luc luca lucas lucy lucía luigi lukas luna maarten magda maksat malcolm marat marco
  maria maría mathieu matteo matthew matthias max maya meerim mehmet mei melanie melissa michael michel michelle
  miguel mihai mike mikkel milan minjun minjung mohammed monika murat mustafa nancy naoko naomi natalia nathan nazgul
  neha ngozi niamh nicholas nick nicole nigel nikos nils noah nora nurbek nurlan olga oliver olivia omar pablo pamela
  paolo patricia patrick paul pavel peter petra philip pierre pieter piotr pooja priya rachel rajesh ralph ramesh
  ravi raymond rebecca rhys richard robert roger ronald ruslan russell ruth ryan sakura sam samantha samuel sander
  sandra sanjar sanjay saoirse sarah scott sean seojun sergey sharon siobhan sofia sophia sophie stefan stephanie
  stephen steven sunghoon sunita suresh susan sven søren takashi tariq temir thomas tim timothy timur tobias tom
  tomasz trevor tyler ulan ursula usman valentina victoria vijay vikram vincent vladimir walter wayne wei wendell
  willem william wolfgang xiao yuki yusuf zachary zainab zarina zbigniew zeynep zoltán élise абай абдулла абдыкерим
  абдырахман адель адеми адилбек адилет адина адис ажыбек азамат азат азиз азиза азизбек аида айбек айгерим айгуль
  айгүл айдай айдана айдар айдарбек айдос айжамал айжан айжаркын айзада айкерим айкөкүл айназик айнур айнура айпери
  айрат айсалкын айсулуу айтибек айтолкун айтурган айчурек айчүрөк айша айым айымгүл акбар акжол акмаль акмарал
  акмоор аксаамай актан акылай акылбек алайбек алан албина александр александра алексей алена али алиана алиаскар
  алибек алик алина алиса алишер алия алла алмаз алмазбек алтынай алтынбек алтынгүл алымбек альберт альбина алёна
  аманбек амантай амантур амина анара анарбек анастасия анатолий анвар ангелина андрей анжела анжелика анна анора
  антон антонина ануар аня аргын арзыгүл арина аркадий аркаша арман арсен арсений арслан арстан арстанбек артем артур
  артём аруужан арууке асан асанбек асел асель асема асилбек асия аскар аскарбек аскат асхат асылбек асылгүл ася
  атабек атай атыргүл ахмед аяна баатырбек байэл бакай бактияр бактыбек бактыгуль бактыгүл бакыт бакытбек бауыржан
  бахром бахтияр баяман баястан бегаим бегайым бегалы бегимай бейшен бекболот бекжан бекзада бекзат бексултан
  бектемир бектен бектур бердибек бермет бермета бобур болотбек борис боря бурмакан бурул бурулай бүбүсара вадик
  вадим валентин валентина валера валерий валерия валя ваня варвара варя василий василиса вася венера веня вероника
  вика виктор виктория виолетта виталий виталик витя влад владимир владислав владлен вова вовка володя всеволод
  вячеслав галина галым галя гена геннадий георгий герман глаша глеб гоша григорий гулайым гулжан гулзада гулзат
  гулмира гулназ гулнара гулнур гулсара гульжан гульзада гульзат гульмира гульназ гульнара гульнур гульсара гуля
  гүлбара гүлжамал гүлжан гүлзада гүлзат гүлзина гүлмира гүлнара гүлнур гүлнура гүлсайра гүлсана гүлсара гүлшан давид
  даир дамир дамира даниил данил данила даниэль данияр даня дарига дарья дастан даулет даурен даша денис дениса
  джамал джамиля джаныл джек джон диана диас дилназ дилшод дильбар дильназ дильшод дима димон дина динара динаш
  динмухамед дмитрий доолот дэвид дөөлөт ева евгений евгения егор егорка екатерина елена елизавета ербол ерболат
  ержан ерлан ермек жазгуль жазгүл жайна жакшылык жамал жамила жамиля жан-поль жанар жанара жандос жанна жаннат
  жаныбек жаныл жанышбек жаркын жаркынай жасмин жасур жахонгир жаңыл жаңылай женя жибек жийде жолдошбек жоомарт
  жумабек жумагуль жумагүл журабек жусуп жылдыз жылдызбек жыпар жыпара залкар замирбек зарема зарина захар зейнеп
  земфира зина зинаида зоя зулфия зульфия зуура зухра ибрагим иван игорь илим ильгиз ильдар ильнур ильхом илья ильяс
  инга индира инесса инна ира ирина иришка ирма иса искандер искендер ислам исламбек исломбек исмаил кайрат кайырбек
  калыбек калыс калысбек камила камиль камрон камчыбек канат канатбек каныбек каныкей канышай карачач каримбек карина
  карлыгач катя кенешбек кенжебек керез керим кеша кира кирилл клава клара козим коля костя кристина ксения ксюша
  куаныш кубан кубанычбек кубанычтан кубат кубатбек кумар кундуз курманбек кылыч кылычбек кымбат кыял лазиз лара
  лариса лаура лейла лена леня леонид лера леся леша лиана лида лидия лиза лилия лиля лина лира лола лолита люба люда
  людмила люся люция лёня лёха лёша леха колян вован мадина майкл майрамбек макс максат максатбек максим малика манас
  манзура мансур маня марат маратбек маргарита марина мария мариям марлен марсель марьям матвей маша медер медет
  медина мееримай мелис мехмет мила милана милена мираида мирас мирбек миргүл мирлан мирлана мирослав митя михаил
  миша мунарбек мурат муратбек муса мустафа мухамед мухаммад мухаммед мыктыбек мээрим мээримай надира надя назар
  назгуль назгүл назик назира наиля наргиза нариман настя натали наталия наталья наташа нелли неля ника никита
  николай нилуфар нина нияз ниязбек нодир нонна нурай нурайым нурали нуралы нурбек нурбол нурболот нургазы нургуль
  нургүл нурдин нуржамал нуржан нурзат нуриза нуриля нуриса нурислам нурия нуркыз нурлан нурлана нурмат нурмухамед
  нурперизат нурсеит нурсултан нурсулуу нюра озода оксана олег олеся олжас оливия ольга оля оморбек омурбек орозбек
  осмон отабек павел паша пери перизат петр петя питер платон полина пьер пётр равиль равшан радик раис раиса рамиль
  рамина расул рахат рахим рахима рашид регина ренат рената римма ринат рината рита роза розалия рома ростислав
  руслан рустам рустамбек рустем рыскул рыспек сабина сабыр сайкал адил фазил кабил марал савелий сагын сагынбек
  садыр саид саида салават салтанат самара самат самира санжар санжарбек сания саня санёк сапарбек сара сардар сардор
  сауле саша светлана святослав севара сезим сейтек семен семён сергей серега сережа серик серёга серёжа снежана
  собир соня софа софия софья сталбек станислав стас степа степан стефания стёпа сулайман султан сухроб сыймык сыргак
  сүйүн таалай таалайбек тагир таисия талантбек талгат тамара таня тариэль тася татьяна тахир таштан темирбек
  темирлан тигран тилек тимофей тимоха тимур тихон токтобек токтогул толгонай толик толкун толкунбек тологон толя
  томас тоня турап турат туратбек турдугүл турсунбек тынай тынчтык тынчтыкбек тыныбек төлөгөн улан уланбек улугбек
  улукбек ульугбек ульяна умар умид умида уркуя урмат фаина фарид фарида фаррух фарух фархад фарход фатима фая федор
  федя феликс феруза филипп фируза фёдор хадича халида ханс хасан хусан жыргал чинара чолпон чолпонбек чынара
  чынаркүл чынгыз чынгызбек чыңгыз шабдан шавкат шайыр шайырбек шайыргүл шамиль шамшыбек шахноза шерали шерзод
  шеримкул ширин шумкар шура шурик шухрат ыдырыс ызат ырысбек ырыскелди ысмаил ысмайыл эвелина эдик эдуард эламан
  элдар элдияр элеонора элзат элиза элина элла элмира элнур элнура эльвира эльдар эльдияр эльза эльмира эльнура эльёр
  эля эмил эмилбек эмили эмилия эмиль эмир эржан эрик эркегүл эркин эркинай эркинбек эрлан эрмек эрнис эрнисбек эсен
  эсенбек юлиана юлия юля юра юрген юрий юрик юсуф яна ярик ярослав ярослава ясин ясмина яша үсөн өмүрбек
`
const given = new Set(names.trim().split(/\s+/))

/** Everyday words that are names where nothing else is said. */
export const homonyms: ReadonlySet<string> = new Set(
  'болот кеңеш искра марс вера надежда любовь слава роман лев мира майя мая злата марк талант мир лада света гриша тёма улан grace rose mark hope bill will'.split(
    ' ',
  ),
)

/** Endings of names alone: «Кубатбек», «Айпери» has none. */
const ending =
  /^\p{L}{2,}(?:бек|гуль|гул|гүл|жан|бай|кул|айым|нур|мырза|сулуу|алы|дин|хан|бүбү|бубу|зада|керим|тай)$/iu
const patronymic = /^\p{L}{3,}(?:ович|евич|ьич|овна|евна|ична|инична)$/iu
const surname =
  /^\p{L}{3,}(?:ов|ова|ев|ева|ёв|ёва|ин|ина|ский|ская|ский|енко|чук|юк|ян|швили|дзе|оглы|тегин)$/iu
/** Surnames that are words or end like none: «Ким Анна», «Хан Сергей». */
const shortSurnames = new Set(
  'ким цой пак ма ли хан тен тян шин хван нам югай хегай kim lee park choi'.split(' '),
)
/** «Бакыт уулу Нурлан»: part of a name between names. */
const kin = /^(?:уулу|кызы|оглу|kyzy|uulu)$/i
const exceptions =
  /^(?:макул|узбек|казбек|дизайн\p{L}*|онлайн|магазин|один|господин|гражданин|горожан|блин|админ|логин|домен\p{L}*)$/iu

const plain = (word: string) => word.toLowerCase()

/** Whether a word is a patronymic by its ending. */
export const isPatronymic = (word: string) => patronymic.test(word)

/** Whether a word is a given name or patronymic by itself, in any case of letters. */
export const isGivenName = (word: string) =>
  !exceptions.test(word) &&
  plain(word)
    .split('-')
    .some((part) => given.has(part) || ending.test(part) || patronymic.test(part))

const isSurname = (word: string) => surname.test(word) && !exceptions.test(word)

/** Whether a word beside a given name is a surname, though no ending tells; small «ли» and «нам» are none. */
const isShortSurname = (word: string) =>
  shortSurnames.has(plain(word)) && !/^(?:ли|нам|park)$/.test(word)

/** Whether a word beside a given name belongs to it: a patronymic, a surname, «уулу». */
export const isNamePart = (word: string) =>
  isGivenName(word) || kin.test(word) || isSurname(word) || isShortSurname(word)

/** «Нурлана», «Айгерим»: the nominative of a given name; other words as they are. */
export function nominative(word: string, isGenitive = false): string {
  if (isGenitive && given.has(plain(word).replace(/а$/u, ''))) return word.replace(/а$/iu, '')
  if (given.has(plain(word))) return word
  // «Асановича», «Викторовну», «Осмонову».
  if (/^\p{L}{3,}(?:[ое]вич|ьич)(?:а|у|ем)$/iu.test(word)) return word.replace(/(?:а|у|ем)$/iu, '')
  if (
    /^\p{L}{3,}(?:[ое]вн|ичн)[уыей]$/iu.test(word) ||
    /^\p{L}{2,}(?:[ое]в|ин)(?:у|ой)$/iu.test(word)
  )
    return word.replace(/(?:ой|[уыей])$/iu, 'а')
  const forms = [
    word.replace(/[ауы]$/iu, ''),
    word.replace(/е$/iu, 'а'),
    word.replace(/[ыиую]$/iu, 'а'),
    word.replace(/[еяию]$/iu, 'я'),
    word.replace(/[яю]$/iu, 'й'),
    word.replace(/[яю]$/iu, 'ь'),
    // «Бакытмын», «Айбекти», «Айбекке», «Айбектин».
    word.replace(/(?:м[ыиуү]н|[ндт][ыиуү]н?|[гк][аеоө])$/iu, ''),
  ]
  // «Спросите Надежду», but «с надеждой».
  const isName = (form: string) =>
    isGivenName(form) || (/^\p{Lu}/u.test(form) && homonyms.has(plain(form)))
  return forms.find((form) => form !== word && isName(form)) ?? word
}
