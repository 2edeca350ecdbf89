/** What demo agencies wrote about places: subdomain → slug → language → one sentence for lists, and HTML for the page. */
export const demoPlaces: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, { summary: string; content: string }>>>>>
> = {
  harbour: {
    'lisbon-pt': {
      en: {
        summary: 'Seven hills, white light, and a tram that goes where your legs will not.',
        content:
          '<p>We send people to Lisbon who say they are tired of cities. It is small enough to cross on foot in an afternoon and steep enough that you will not.</p><h2>Where to stay</h2><p>Alfama for the sound of kitchens, Príncipe Real for the gardens, Belém if you get up early. Ask for a room to the back: the trams start at six.</p><h2>What we tell everybody</h2><ul><li>Take the ferry to Cacilhas at sunset; it costs less than a coffee.</li><li>Eat lunch where there is one dish and a line.</li><li>Keep one day for Sintra, and go on a weekday.</li></ul>',
      },
      pt: {
        summary: 'Sete colinas, luz branca e um elétrico que vai onde as pernas não querem ir.',
        content:
          '<p>Mandamos para Lisboa quem diz que está farto de cidades. É pequena para se atravessar a pé numa tarde e íngreme que chegue para não o fazer.</p><h2>Onde ficar</h2><p>Alfama pelo som das cozinhas, Príncipe Real pelos jardins, Belém se acorda cedo. Peça um quarto nas traseiras: os elétricos começam às seis.</p>',
      },
      de: {
        summary: 'Sieben Hügel, weißes Licht und eine Straßenbahn für müde Beine.',
        content:
          '<p>Nach Lissabon schicken wir Leute, die von Städten genug haben. Klein genug, um sie an einem Nachmittag zu durchqueren, und steil genug, um es zu lassen.</p><h2>Wo man wohnt</h2><p>In der Alfama wegen der Küchengeräusche, im Príncipe Real wegen der Gärten, in Belém, wenn man früh aufsteht.</p>',
      },
      ar: {
        summary: 'سبع تلال وضوء أبيض وترام يذهب حيث لا تريد قدماك أن تذهبا.',
        content:
          '<p>نرسل إلى لشبونة من يقولون إنهم ملّوا المدن. صغيرة بما يكفي لتعبرها مشيًا في عصر يوم واحد، ومنحدرة بما يكفي لألا تفعل.</p><h2>أين تقيم</h2><p>في ألفاما لأصوات المطابخ، وفي برينسيبي ريال للحدائق، وفي بيليم إن كنت تستيقظ باكرًا.</p>',
      },
    },
    'new-york-city-us': {
      en: {
        summary: 'Stay below 14th Street, walk above it, and take the ferry for the view.',
        content:
          '<p>Everybody has a list for New York. Ours is short: one neighbourhood a day, one museum in all, and the East River ferry whenever your feet give up.</p><p>September and the first half of May are worth the fare.</p>',
      },
    },
    'banff-ca': {
      en: {
        summary: 'Snow until May, lakes the colour of toothpaste after that.',
        content:
          '<p>Two seasons, two towns. In winter you are here for the lifts, in summer for the six o’clock shuttle to the lakes, before anybody else is up.</p>',
      },
    },
  },
  safar: {
    'dubai-ae': {
      ar: {
        summary: 'مدينتنا: البحر صباحًا، والسوق مساءً، والصحراء على بُعد ساعة.',
        content:
          '<p>نعيش هنا، ولهذا نرسل ضيوفنا إلى الخور قبل الأبراج. اعبروه بالعبرة بدرهم واحد، واشربوا الشاي في سوق التوابل.</p><p>أفضل الشهور من نوفمبر إلى مارس.</p>',
      },
      en: {
        summary: 'Our own city: the sea in the morning, the souk at night, the desert an hour away.',
        content:
          '<p>We live here, so we send you to the creek before the towers. Cross it by abra for a dirham and drink tea in the spice souk.</p>',
      },
    },
  },
};
