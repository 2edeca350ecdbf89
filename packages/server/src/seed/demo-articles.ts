import type { LanguageCode } from '@portolan/i18n';

/** An article of a demo agency's blog. */
export interface DemoArticle {
  slug: string;
  /** Kind and seed of its picture. */
  picture: readonly [kind: string, seed: string];
  author: string;
  /** The day it was published, at nine in the morning, UTC. */
  day: string;
  texts: Partial<Record<LanguageCode, { title: string; summary: string; content: string }>>;
}

/** Articles by agency. Places are real, people are not. */
export const demoArticles: Readonly<Record<string, readonly DemoArticle[]>> = {
  harbour: [
    {
      slug: 'three-slow-days-in-lisbon',
      picture: ['old-town', 'blog-lisbon'],
      author: 'Maren Pine',
      day: '2026-11-12',
      texts: {
        en: {
          title: 'Three slow days in Lisbon',
          summary: 'Two hills, one ferry and no queue: how we spend a long weekend when nobody is counting sights.',
          content:
            '<p>Lisbon rewards people who stop. Take the first morning for one neighbourhood, and let the tram go without you.</p><h2>Day one: Graça before ten</h2><p>Walk up while the streets are still being swept. The view from <strong>Senhora do Monte</strong> is the one on every postcard, and at that hour you share it with three dogs and a man who sells coffee.</p><h2>Day two: the other bank</h2><p>The ferry to Cacilhas costs less than an espresso. Lunch is grilled fish; the way back is at sunset.</p><h2>Day three: nothing at all</h2><p>Book a room with a balcony and stay on it.</p><ul><li>Best months: April, May, October</li><li>Shoes with grip: the pavement is polished stone</li><li>From the airport: the red metro line, 25 minutes</li></ul>',
        },
        pt: {
          title: 'Três dias sem pressa em Lisboa',
          summary: 'Duas colinas, um cacilheiro e nenhuma fila: o nosso fim de semana comprido quando ninguém conta monumentos.',
          content:
            '<p>Lisboa recompensa quem pára. Guarde a primeira manhã para um só bairro e deixe o elétrico partir sem si.</p><h2>Primeiro dia: a Graça antes das dez</h2><p>Suba enquanto ainda varrem as ruas. A vista da <strong>Senhora do Monte</strong> é a de todos os postais, e a essa hora divide-a com três cães e um vendedor de café.</p><h2>Segundo dia: a outra margem</h2><p>O barco para Cacilhas custa menos do que uma bica. Almoça-se peixe grelhado; o regresso é ao pôr do sol.</p><h2>Terceiro dia: nada</h2><p>Reserve um quarto com varanda e fique lá.</p>',
        },
        ar: {
          title: 'ثلاثة أيام على مهل في لشبونة',
          summary: 'تلّان وعبّارة واحدة ولا طوابير: هكذا نقضي عطلة طويلة حين لا يعدّ أحد المعالم.',
          content:
            '<p>تكافئ لشبونة من يتوقف. خصّص الصباح الأول لحيّ واحد، ودع الترام يمضي من دونك.</p><h2>اليوم الأول: غراسا قبل العاشرة</h2><p>اصعد بينما تُكنس الشوارع. إطلالة <strong>Senhora do Monte</strong> هي صورة كل بطاقة بريدية، وفي تلك الساعة لا يشاركك فيها سوى بائع قهوة.</p><h2>اليوم الثاني: الضفة الأخرى</h2><p>العبّارة إلى كاسيلياس أرخص من فنجان قهوة، والغداء سمك مشوي، والعودة مع الغروب.</p><h2>اليوم الثالث: لا شيء</h2><p>احجز غرفة بشرفة وابقَ فيها.</p>',
        },
        de: {
          title: 'Drei langsame Tage in Lissabon',
          summary: 'Zwei Hügel, eine Fähre und keine Schlange: unser langes Wochenende, wenn niemand Sehenswürdigkeiten zählt.',
          content:
            '<p>Lissabon belohnt alle, die stehen bleiben. Der erste Morgen gehört einem einzigen Viertel, und die Straßenbahn darf ohne uns fahren.</p><h2>Erster Tag: Graça vor zehn</h2><p>Gehen Sie hinauf, solange noch gefegt wird. Den Blick von der <strong>Senhora do Monte</strong> teilt man um diese Zeit mit drei Hunden und einem Kaffeeverkäufer.</p><h2>Zweiter Tag: das andere Ufer</h2><p>Die Fähre nach Cacilhas kostet weniger als ein Espresso. Mittags gibt es gegrillten Fisch, zurück geht es bei Sonnenuntergang.</p><h2>Dritter Tag: gar nichts</h2><p>Ein Zimmer mit Balkon buchen und dort bleiben.</p>',
        },
      },
    },
    {
      slug: 'the-coast-road-without-a-plan',
      picture: ['road', 'blog-coast-road'],
      author: 'Joss Pine',
      day: '2026-10-29',
      texts: {
        en: {
          title: 'The coast road without a plan',
          summary: 'Maine’s Route 1 from Portland to Lubec: where to stop, where not to, and why we never book the second night.',
          content:
            '<p>It is 230 miles, and we have never done them in one day. The road turns away from the sea and comes back, and every time it does there is a harbour with two boats and a pie shop.</p><h2>Where to stop</h2><ol><li><strong>Damariscotta</strong>, for oysters at noon.</li><li><strong>Stonington</strong>, for the light after five.</li><li><strong>Lubec</strong>, because there is no further.</li></ol><blockquote>Turn left whenever the map shows nothing.</blockquote><p>Take a car with a full tank after Ellsworth: the next pump closes at six.</p>',
        },
        fr: {
          title: 'La route de la côte, sans programme',
          summary: 'La Route 1 du Maine, de Portland à Lubec : où s’arrêter, et pourquoi nous ne réservons jamais la deuxième nuit.',
          content:
            '<p>Il y a 370 kilomètres, et nous ne les avons jamais faits en un jour. La route quitte la mer et y revient, et chaque fois il y a un port, deux bateaux et une pâtisserie.</p><h2>Où s’arrêter</h2><ol><li><strong>Damariscotta</strong>, pour les huîtres de midi.</li><li><strong>Stonington</strong>, pour la lumière après cinq heures.</li><li><strong>Lubec</strong>, parce qu’après il n’y a plus rien.</li></ol>',
        },
      },
    },
    {
      slug: 'how-to-read-a-hotel-price',
      picture: ['room', 'blog-price'],
      author: 'Ines Calder',
      day: '2026-10-08',
      texts: {
        en: {
          title: 'How to read a hotel price',
          summary: 'Taxes, resort fees, deposits: what is in the total, what is collected at the desk, and the one line to read before paying.',
          content:
            '<p>Two rooms at $168 a night can differ by $60 when you leave. The difference is nearly always one of three things.</p><h2>What belongs in the total</h2><p>Taxes do. We show them inside the price and again on a line of their own.</p><h2>What is collected there</h2><p>City taxes in much of Europe and resort fees in much of America are paid at the desk. They stand beside our total, never hidden under it.</p><h2>The line to read</h2><p><em>Free cancellation until</em>, with an hour in the time of the property. Everything else can be asked; this cannot be changed afterwards.</p>',
        },
      },
    },
    {
      slug: 'winter-by-train-to-the-alps',
      picture: ['ski', 'blog-alps'],
      author: 'Maren Pine',
      day: '2026-09-17',
      texts: {
        en: {
          title: 'Winter by train to the Alps',
          summary: 'Breakfast in Paris, skis on by three. The lines that still take your luggage, and the villages where you need no car.',
          content:
            '<p>You can be on snow the day you set out, without an airport. The trick is to choose the village by its station, not by its slopes.</p><h2>Four villages with a platform</h2><ul><li><strong>Bourg-Saint-Maurice</strong>: a funicular leaves from the station.</li><li><strong>St. Anton</strong>: the lift is across the street.</li><li><strong>Andermatt</strong>: the red train climbs to the door.</li><li><strong>Wengen</strong>: no cars at all since 1893.</li></ul><p>Send the skis ahead, and take a book for the hour along the lake.</p>',
        },
        sv: {
          title: 'Med tåg till Alperna om vintern',
          summary: 'Frukost i Paris, skidor på fötterna klockan tre. Byarna där man inte behöver någon bil.',
          content:
            '<p>Det går att stå på snö samma dag som man reser, utan flygplats. Konsten är att välja by efter stationen och inte efter backarna.</p><h2>Fyra byar med perrong</h2><ul><li><strong>Bourg-Saint-Maurice</strong>: bergbanan går från stationen.</li><li><strong>St. Anton</strong>: liften ligger tvärs över gatan.</li><li><strong>Andermatt</strong>: det röda tåget går ända fram.</li><li><strong>Wengen</strong>: inga bilar sedan 1893.</li></ul>',
        },
      },
    },
    {
      slug: 'five-markets-worth-an-early-alarm',
      picture: ['market', 'blog-markets'],
      author: 'Joss Pine',
      day: '2026-08-20',
      texts: {
        en: {
          title: 'Five markets worth an early alarm',
          summary: 'What to eat standing up in Palermo, Oaxaca, Chiang Mai, Istanbul and Marseille, and when the cooks themselves shop.',
          content:
            '<p>A market at noon is a photograph. At six it is a town.</p><table><thead><tr><th>Where</th><th>Be there by</th><th>Eat</th></tr></thead><tbody><tr><td>Ballarò, Palermo</td><td>7:00</td><td>Panelle in a roll</td></tr><tr><td>Central de Abastos, Oaxaca</td><td>6:30</td><td>Memelas</td></tr><tr><td>Warorot, Chiang Mai</td><td>6:00</td><td>Sai ua</td></tr><tr><td>Kadıköy, Istanbul</td><td>8:00</td><td>Simit with kaymak</td></tr><tr><td>Vieux-Port, Marseille</td><td>8:00</td><td>Whatever the boat brought</td></tr></tbody></table><p>Bring small notes and your own bag.</p>',
        },
        es: {
          title: 'Cinco mercados por los que vale la pena madrugar',
          summary: 'Qué comer de pie en Palermo, Oaxaca, Chiang Mai, Estambul y Marsella, y a qué hora compran los cocineros.',
          content:
            '<p>Un mercado a mediodía es una fotografía. A las seis es un pueblo.</p><ul><li><strong>Ballarò, Palermo</strong>: pan con panelle.</li><li><strong>Central de Abastos, Oaxaca</strong>: memelas.</li><li><strong>Warorot, Chiang Mai</strong>: sai ua.</li><li><strong>Kadıköy, Estambul</strong>: simit con kaymak.</li><li><strong>Vieux-Port, Marsella</strong>: lo que traiga la barca.</li></ul>',
        },
      },
    },
    {
      slug: 'travelling-with-children-under-six',
      picture: ['beach', 'blog-children'],
      author: 'Ines Calder',
      day: '2026-07-02',
      texts: {
        en: {
          title: 'Travelling with children under six',
          summary: 'Ground floor, kitchen, shade by eleven. A short list that has saved more holidays than any guidebook.',
          content:
            '<p>Small children do not travel; they move house for a week. So look for a house.</p><h2>Ask before you book</h2><ul><li>Is the cot free, and is it really there?</li><li>Which side does the sun come in?</li><li>How far is the nearest bread?</li></ul><p>Tell us their ages at check-in: a child of five is often free where one of six pays.</p>',
        },
        da: {
          title: 'På rejse med børn under seks',
          summary: 'Stueetage, køkken og skygge klokken elleve. En kort liste, der har reddet flere ferier end nogen guidebog.',
          content:
            '<p>Små børn rejser ikke; de flytter hjemmefra i en uge. Så find et hjem.</p><h2>Spørg, før I bestiller</h2><ul><li>Er barnesengen gratis, og står den der?</li><li>Hvor kommer solen ind?</li><li>Hvor langt er der til brød?</li></ul>',
        },
        no: {
          title: 'På reise med barn under seks',
          summary: 'Første etasje, kjøkken og skygge klokka elleve. En kort liste som har reddet flere ferier enn noen guidebok.',
          content:
            '<p>Små barn reiser ikke; de flytter for en uke. Så finn et hjem.</p><h2>Spør før dere bestiller</h2><ul><li>Er barnesengen gratis, og står den der?</li><li>Hvor kommer sola inn?</li><li>Hvor langt er det til brød?</li></ul>',
        },
      },
    },
  ],
  nordlys: [
    {
      slug: 'nordlys-uden-kufferter',
      picture: ['mountain', 'blog-tromso'],
      author: 'Freja Holm',
      day: '2026-11-05',
      texts: {
        da: {
          title: 'Nordlys uden kufferter',
          summary: 'Fire nætter i Tromsø med én rygsæk: hvad man låner, hvad man lejer, og hvornår man bare går ud.',
          content:
            '<p>De fleste pakker til en ekspedition. Byen har alt det varme tøj, du skal bruge, og den låner det gerne ud.</p><h2>Hvornår</h2><p>Fra september til marts, bedst omkring nymåne. Sov om eftermiddagen.</p><h2>Hvor</h2><p>Ti minutter fra centrum er der mørkt nok. Gå langs vandet mod <strong>Telegrafbukta</strong>, og vent.</p>',
        },
        en: {
          title: 'Northern lights without suitcases',
          summary: 'Four nights in Tromsø with one rucksack: what to borrow, what to rent, and when to simply step outside.',
          content:
            '<p>Most people pack for an expedition. The town has all the warm clothes you need and lends them gladly.</p><h2>When</h2><p>From September to March, best around the new moon. Sleep in the afternoon.</p><h2>Where</h2><p>Ten minutes from the centre it is dark enough. Walk along the water to <strong>Telegrafbukta</strong>, and wait.</p>',
        },
      },
    },
    {
      slug: 'palma-i-november',
      picture: ['old-town', 'blog-palma'],
      author: 'Mikkel Strand',
      day: '2026-10-15',
      texts: {
        da: {
          title: 'Palma i november',
          summary: 'Øen, når den er alene: lunt i solen, stille i gyderne og plads ved bordet.',
          content:
            '<p>Turisterne er rejst, men det er lyset ikke. Der er 20 grader på pladsen og ingen kø ved katedralen.</p><ul><li>Tag det gamle tog til Sóller.</li><li>Spis ensaïmada til morgenmad.</li><li>Bad, hvis du tør: vandet er varmere end i juni derhjemme.</li></ul>',
        },
      },
    },
    {
      slug: 'med-faerge-til-baltikum',
      picture: ['cruise', 'blog-baltikum'],
      author: 'Freja Holm',
      day: '2026-09-03',
      texts: {
        da: {
          title: 'Med færge til Baltikum',
          summary: 'En nat på vandet og tre hovedstæder på en uge, uden et eneste fly.',
          content:
            '<p>Man vågner i en anden by. Det er stadig den bedste måde at rejse på.</p><h2>Ruten</h2><ol><li>Stockholm til Tallinn om natten.</li><li>Bus til Riga gennem skoven.</li><li>Tog til Vilnius med udsigt.</li></ol><p>Bestil kahyt med vindue; det er prisen værd.</p>',
        },
      },
    },
    {
      slug: 'saunaen-for-begyndere',
      picture: ['spa', 'blog-sauna'],
      author: 'Mikkel Strand',
      day: '2026-06-18',
      texts: {
        da: {
          title: 'Saunaen for begyndere',
          summary: 'Tre regler, én kold sø og en sandhed: det bliver nemmere efter anden gang.',
          content:
            '<p>Man taler stille, man sidder på sit håndklæde, og man går ud, før man skal. Resten kommer af sig selv.</p><p>I <strong>Helsinki</strong> er de offentlige saunaer åbne hele året, og havet ligger ved døren.</p>',
        },
        de: {
          title: 'Sauna für Anfänger',
          summary: 'Drei Regeln, ein kalter See und eine Wahrheit: Nach dem zweiten Mal wird es leichter.',
          content:
            '<p>Man spricht leise, man sitzt auf seinem Handtuch, und man geht, bevor man muss. Der Rest kommt von selbst.</p><p>In <strong>Helsinki</strong> sind die öffentlichen Saunen das ganze Jahr offen, und das Meer liegt vor der Tür.</p>',
        },
      },
    },
    {
      slug: 'cykelferie-pa-gotland',
      picture: ['trail', 'blog-gotland'],
      author: 'Freja Holm',
      day: '2026-05-07',
      texts: {
        da: {
          title: 'Cykelferie på Gotland',
          summary: 'Flade veje, middelalderkirker og en raukkyst: fem dage, som hele familien kan klare.',
          content:
            '<p>Start i <strong>Visby</strong>, og kør med vinden. Der er kirker nok til en pause hver halve time.</p><ul><li>Dag 1: Visby til Tofta</li><li>Dag 2: Tofta til Klintehamn</li><li>Dag 3 til 5: Fårö, med færge og is</li></ul>',
        },
      },
    },
  ],
  solazul: [
    {
      slug: 'oaxaca-en-cuatro-comidas',
      picture: ['market', 'blog-oaxaca'],
      author: 'Lucía Montes',
      day: '2026-11-01',
      texts: {
        es: {
          title: 'Oaxaca en cuatro comidas',
          summary: 'Desayuno en el mercado, mole al mediodía, nieve en la plaza y una tlayuda a medianoche.',
          content:
            '<p>En Oaxaca el reloj se mira en el plato. Estas cuatro comidas caben en un día, si se camina entre ellas.</p><h2>Por la mañana</h2><p>Chocolate de agua y pan de yema en el <strong>20 de Noviembre</strong>.</p><h2>Al mediodía</h2><p>Mole negro, despacio.</p><h2>Por la tarde</h2><p>Nieve de leche quemada con tuna.</p><h2>De noche</h2><p>Tlayuda al carbón, en la banqueta.</p>',
        },
        en: {
          title: 'Oaxaca in four meals',
          summary: 'Breakfast at the market, mole at noon, ice on the square and a tlayuda at midnight.',
          content:
            '<p>In Oaxaca you read the time on a plate. These four meals fit into a day if you walk between them.</p><p>Begin with chocolate and egg bread at the <strong>20 de Noviembre</strong> market, and end on the kerb with a tlayuda from the coals.</p>',
        },
      },
    },
    {
      slug: 'cenotes-sin-multitudes',
      picture: ['lagoon', 'blog-cenotes'],
      author: 'Diego Sol',
      day: '2026-10-02',
      texts: {
        es: {
          title: 'Cenotes sin multitudes',
          summary: 'Cinco pozos de agua clara lejos de la carretera, y la hora en que la luz entra recta.',
          content:
            '<p>El secreto no es el lugar, es la hora: antes de las nueve, o cuando llueve.</p><ul><li>Sin bloqueador: el agua es la que bebe el pueblo.</li><li>Con chaleco, siempre.</li><li>Con efectivo: en la puerta no hay señal.</li></ul>',
        },
      },
    },
    {
      slug: 'cdmx-a-pie',
      picture: ['city', 'blog-cdmx'],
      author: 'Lucía Montes',
      day: '2026-08-27',
      texts: {
        es: {
          title: 'La Ciudad de México a pie',
          summary: 'De la Roma a Coyoacán por calles con sombra: once kilómetros, seis cafés y ninguna prisa.',
          content:
            '<p>Una ciudad de veintidós millones se camina mejor por barrios. El nuestro es la <strong>Roma Norte</strong>, y de ahí se llega a todas partes.</p><p>Salga temprano, cruce el Parque México y siga los jacarandas.</p>',
        },
        pt: {
          title: 'A Cidade do México a pé',
          summary: 'Da Roma a Coyoacán por ruas com sombra: onze quilómetros, seis cafés e nenhuma pressa.',
          content:
            '<p>Uma cidade de vinte e dois milhões percorre-se melhor por bairros. O nosso é a <strong>Roma Norte</strong>, e daí chega-se a todo o lado.</p>',
        },
      },
    },
    {
      slug: 'pueblos-magicos-en-coche',
      picture: ['road', 'blog-pueblos'],
      author: 'Diego Sol',
      day: '2026-06-11',
      texts: {
        es: {
          title: 'Pueblos mágicos en coche',
          summary: 'Tres días entre Puebla y Veracruz: niebla, café y la plaza más bonita que no sale en las fotos.',
          content:
            '<p>Alquile un coche pequeño: las calles lo son.</p><ol><li>Cholula, por la pirámide con iglesia.</li><li>Cuetzalan, por la niebla y el café.</li><li>Xico, por el mole que compite con el de al lado.</li></ol>',
        },
      },
    },
    {
      slug: 'que-llevar-a-la-playa',
      picture: ['beach', 'blog-playa'],
      author: 'Lucía Montes',
      day: '2026-04-16',
      texts: {
        es: {
          title: 'Qué llevar a la playa (y qué dejar)',
          summary: 'Nueve cosas que sí, tres que no, y una que siempre se olvida.',
          content:
            '<p>Sombrero, agua, un libro que pueda mojarse. Deje en casa las joyas, la prisa y el altavoz.</p><p>Lo que siempre se olvida: <strong>una bolsa para la arena</strong>.</p>',
        },
      },
    },
  ],
  safar: [
    {
      slug: 'dubai-beyond-the-towers',
      picture: ['city', 'blog-dubai'],
      author: 'ليلى حداد',
      day: '2026-11-08',
      texts: {
        ar: {
          title: 'دبي بعيدًا عن الأبراج',
          summary: 'خور وعبّارة وسوق توابل: يوم كامل في المدينة القديمة بأقل من ثمن تذكرة متحف.',
          content:
            '<p>قبل الأبراج كان الخور، وما زال أجمل ما في المدينة. ابدأ من <strong>الفهيدي</strong> حيث تبرّد الأبراج الهوائية الأزقة.</p><h2>العبّارة</h2><p>درهم واحد ودقيقتان، وتصل إلى ديرة.</p><h2>السوق</h2><p>اسأل عن الزعفران، وساوم مبتسمًا.</p>',
        },
        en: {
          title: 'Dubai beyond the towers',
          summary: 'A creek, a ferry and a spice market: a whole day in the old town for less than a museum ticket.',
          content:
            '<p>Before the towers there was the creek, and it is still the best of the city. Begin in <strong>Al Fahidi</strong>, where wind towers cool the lanes.</p><p>The ferry costs one dirham and takes two minutes. Ask for saffron, and bargain with a smile.</p>',
        },
        fr: {
          title: 'Dubaï sans les tours',
          summary: 'Une crique, un bac et un marché aux épices : une journée dans la vieille ville.',
          content:
            '<p>Avant les tours il y avait la crique, et c’est toujours le plus beau de la ville. Commencez par <strong>Al Fahidi</strong>, où les tours à vent rafraîchissent les ruelles.</p>',
        },
      },
    },
    {
      slug: 'a-night-in-the-empty-quarter',
      picture: ['desert', 'blog-desert'],
      author: 'سامر ناصر',
      day: '2026-10-20',
      texts: {
        ar: {
          title: 'ليلة في الربع الخالي',
          summary: 'ما الذي تحمله، ومن يقود، ولماذا لا نشعل النار قبل أن تظهر أول نجمة.',
          content:
            '<p>الصمت هناك له وزن. خذ ماءً أكثر مما تظن، وطبقة دافئة للفجر.</p><ul><li>سيارة دفع رباعي ومعها ثانية</li><li>ستة لترات ماء للشخص</li><li>لا أثر وراءك</li></ul>',
        },
      },
    },
    {
      slug: 'istanbul-by-ferry',
      picture: ['cruise', 'blog-istanbul'],
      author: 'ليلى حداد',
      day: '2026-09-09',
      texts: {
        ar: {
          title: 'إسطنبول بالعبّارة',
          summary: 'خمس محطات على الماء تغنيك عن سيارة أجرة، وكأس شاي في كل واحدة.',
          content:
            '<p>المدينة مبنية لتُرى من الماء. اشترِ بطاقة <strong>Istanbulkart</strong> واركب من إمينونو إلى كاديكوي ثم إلى بشكتاش.</p><p>اجلس في الخارج، على اليمين، عند الغروب.</p>',
        },
      },
    },
    {
      slug: 'five-questions-before-you-book',
      picture: ['room', 'blog-rooms'],
      author: 'سامر ناصر',
      day: '2026-07-23',
      texts: {
        ar: {
          title: 'قبل أن تحجز الفندق: أسئلة خمسة',
          summary: 'المسافة سيرًا، والإطلالة الحقيقية، وموعد الإلغاء، وما يُدفع هناك، ومن يفتح الباب ليلًا.',
          content:
            '<ol><li>كم دقيقة سيرًا، لا كم مترًا؟</li><li>هل الإطلالة مكتوبة في الحجز؟</li><li>حتى متى الإلغاء مجاني؟</li><li>ماذا يُدفع عند الوصول؟</li><li>هل الاستقبال مفتوح ليلًا؟</li></ol>',
        },
      },
    },
    {
      slug: 'muscat-for-a-weekend',
      picture: ['mountain', 'blog-muscat'],
      author: 'ليلى حداد',
      day: '2026-05-28',
      texts: {
        ar: {
          title: 'مسقط في عطلة نهاية الأسبوع',
          summary: 'بحر في الصباح وجبل بعد الظهر وحلوى في المساء، على بعد ساعة طيران.',
          content:
            '<p>ابدأ من كورنيش <strong>مطرح</strong> مع الصيادين، ثم اصعد إلى الجبل الأخضر حيث الرمان.</p><p>لا تغادر من دون علبة حلوى عمانية.</p>',
        },
        en: {
          title: 'Muscat for a weekend',
          summary: 'Sea in the morning, mountain in the afternoon, halwa at night, an hour’s flight away.',
          content:
            '<p>Begin on the corniche of <strong>Mutrah</strong> with the fishermen, then climb to Jabal Akhdar, where the pomegranates grow.</p>',
        },
      },
    },
  ],
  atelier: [
    {
      slug: 'la-provence-hors-saison',
      picture: ['vineyard', 'blog-provence'],
      author: 'Camille Aubert',
      day: '2026-11-03',
      texts: {
        fr: {
          title: 'La Provence hors saison',
          summary: 'Les vignes sont rousses, les tables sont libres et l’on entend les cloches : pourquoi nous préférons novembre.',
          content:
            '<p>L’été montre la Provence, l’automne la raconte. Les marchés sont pour ceux qui y vivent, et l’on vous garde une chaise.</p><h2>Trois haltes</h2><ul><li><strong>Lourmarin</strong>, un vendredi de marché</li><li><strong>Bonnieux</strong>, pour la cédraie</li><li><strong>Cassis</strong>, quand les bateaux rentrent</li></ul>',
        },
        en: {
          title: 'Provence out of season',
          summary: 'The vines are red, the tables are free and you can hear the bells: why we prefer November.',
          content:
            '<p>Summer shows Provence, autumn tells it. The markets are for those who live there, and somebody keeps a chair for you.</p>',
        },
      },
    },
    {
      slug: 'le-train-de-nuit-mode-d-emploi',
      picture: ['airport-window', 'blog-night-train'],
      author: 'Hugo Marchand',
      day: '2026-09-24',
      texts: {
        fr: {
          title: 'Le train de nuit, mode d’emploi',
          summary: 'La couchette du haut, le pyjama, le petit pain : tout ce que nous aurions aimé savoir la première fois.',
          content:
            '<p>On s’endort à Paris, on se réveille devant la mer. Prenez la couchette du haut, gardez une bouteille d’eau et ne réglez pas de réveil : on viendra.</p><blockquote>Le voyage commence au moment où la lampe s’éteint.</blockquote>',
        },
        de: {
          title: 'Der Nachtzug, eine Anleitung',
          summary: 'Die obere Liege, der Schlafanzug, das Brötchen: was wir beim ersten Mal gern gewusst hätten.',
          content:
            '<p>Man schläft in Paris ein und wacht am Meer auf. Nehmen Sie die obere Liege, eine Flasche Wasser und keinen Wecker: Man kommt Sie holen.</p>',
        },
      },
    },
    {
      slug: 'trois-hotels-de-famille',
      picture: ['room', 'blog-family-hotels'],
      author: 'Camille Aubert',
      day: '2026-08-06',
      texts: {
        fr: {
          title: 'Trois hôtels tenus par une famille',
          summary: 'Une cuisine ouverte, un carnet à la réception, un chien qui choisit ses clients.',
          content:
            '<p>Nous n’y dormons pas pour les étoiles, mais pour la conversation du soir. Demandez la chambre sur cour, et dites que vous venez de notre part.</p>',
        },
      },
    },
    {
      slug: 'nice-en-hiver',
      picture: ['beach', 'blog-nice'],
      author: 'Hugo Marchand',
      day: '2026-06-04',
      texts: {
        fr: {
          title: 'Nice en hiver',
          summary: 'Un bain à seize degrés, une socca brûlante et le carnaval vu d’un balcon.',
          content:
            '<p>La mer garde l’été jusqu’en décembre. Ensuite il reste la lumière, et elle suffit.</p><ol><li>Le Cours Saleya à huit heures</li><li>La colline du Château à midi</li><li>La Réserve au coucher du soleil</li></ol>',
        },
        es: {
          title: 'Niza en invierno',
          summary: 'Un baño a dieciséis grados, una socca ardiente y el carnaval visto desde un balcón.',
          content: '<p>El mar guarda el verano hasta diciembre. Después queda la luz, y basta.</p>',
        },
      },
    },
    {
      slug: 'composer-un-voyage',
      picture: ['museum', 'blog-atelier'],
      author: 'Camille Aubert',
      day: '2026-03-19',
      texts: {
        fr: {
          title: 'Composer un voyage',
          summary: 'Comment nous travaillons : une carte, trois questions et beaucoup de ratures.',
          content:
            '<p>Nous demandons toujours la même chose : qu’avez-vous fait de votre plus beau dimanche ? Le reste est affaire de trains.</p><p>Un premier tracé part sous trois jours, <strong>sans frais</strong>.</p>',
        },
      },
    },
  ],
  demo: [
    {
      slug: 'barcelona-on-foot',
      picture: ['city', 'blog-barcelona'],
      author: 'The demo team',
      day: '2026-10-26',
      texts: {
        en: {
          title: 'Barcelona on foot',
          summary: 'From the sea to Gràcia in one straight line, with a stop for vermouth.',
          content:
            '<p>Start at the water and walk uphill. <strong>Passeig de Gràcia</strong> does the rest.</p><ul><li>Two hours without stopping</li><li>Five with</li></ul>',
        },
        es: {
          title: 'Barcelona a pie',
          summary: 'Del mar a Gràcia en línea recta, con una parada para el vermut.',
          content: '<p>Empiece en el agua y camine cuesta arriba. El <strong>Passeig de Gràcia</strong> hace el resto.</p>',
        },
      },
    },
    {
      slug: 'packing-one-bag',
      picture: ['suitcase', 'blog-bag'],
      author: 'The demo team',
      day: '2026-09-14',
      texts: {
        en: {
          title: 'Packing one bag',
          summary: 'Seven days, seven kilos: a list to print and tick.',
          content:
            '<p>Lay out what you want to take, and put half of it back.</p><ul><li>Two pairs of shoes, one of them on your feet</li><li>Layers instead of a coat</li><li>A bag for laundry</li></ul>',
        },
      },
    },
    {
      slug: 'when-to-book',
      picture: ['airport-window', 'blog-when'],
      author: 'The demo team',
      day: '2026-08-03',
      texts: {
        en: {
          title: 'When to book',
          summary: 'Early for schools’ holidays, late for cities, and free cancellation whenever it costs the same.',
          content:
            '<p>There is no magic Tuesday. Prices follow <em>how full a house is</em>, and a room with free cancellation lets you look again.</p>',
        },
      },
    },
    {
      slug: 'a-day-at-the-spa',
      picture: ['spa', 'blog-spa'],
      author: 'The demo team',
      day: '2026-06-22',
      texts: {
        en: {
          title: 'A day at the spa',
          summary: 'What happens behind the door, in which order, and what nobody tells beginners.',
          content: '<p>Warm, hot, cold, rest. Then the same again. Leave the phone in the locker.</p>',
        },
      },
    },
    {
      slug: 'mountains-without-a-car',
      picture: ['mountain', 'blog-mountains'],
      author: 'The demo team',
      day: '2026-05-11',
      texts: {
        en: {
          title: 'Mountains without a car',
          summary: 'Four valleys where the bus waits for the train.',
          content:
            '<p>A good valley has a timetable. These four have one that works on Sundays, too.</p><ol><li>Val d’Anniviers</li><li>Ötztal</li><li>Val Gardena</li><li>Lauterbrunnen</li></ol>',
        },
        de: {
          title: 'Berge ohne Auto',
          summary: 'Vier Täler, in denen der Bus auf den Zug wartet.',
          content: '<p>Ein gutes Tal hat einen Fahrplan. Diese vier haben einen, der auch sonntags gilt.</p>',
        },
      },
    },
  ],
}; // prettier-ignore
