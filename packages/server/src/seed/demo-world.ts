import {
  may,
  roles,
  serviceLabels,
  type Agency,
  type BusinessInfo,
  type Permission,
  type Role,
} from '@portolan/contract';

/** One demo agency, as data: what `npm start` shows, what tests and documents use. */
export interface DemoAgency {
  subdomain: string;
  name: string;
  status?: 'Inactive';
  primaryColor: string;
  language: string;
  languages: string[];
  country: string | null;
  currencies: string[];
  /** Hundredths of a percent on net; `members` of what visitors pay. */
  markup: { default: number; hotels?: number; activities?: number; cars?: number; members?: number };
  settings: Partial<Omit<Agency, 'brandRules' | 'dealDefaults'>> & {
    brandRules?: Partial<Agency['brandRules']>;
    dealDefaults: Pick<Agency['dealDefaults'], 'latitude' | 'longitude' | 'searchString'>;
  };
  /** What its owner told about the business; without it the owner is asked. */
  businessInfo?: BusinessInfo;
  about: { title: string; content: string; picture: { kind: string; seed: string } };
  faq: { header: string; questions: { question: string; answer: string }[] };
}

/** Public on purpose: demo mode never leaves the machine. */
export const demoPassword = 'Portolan-demo-1';

/** Where the agents of every demo agency learn; no such site is there. */
export const demoAcademyUrl = 'https://academy.example/';

/** Pages that may use the demo keys: every local port, and the hosts that end-to-end tests map to this machine. */
export const demoOrigins = [
  'http://localhost:*',
  'http://127.0.0.1:*',
  'http://partner.test:*',
  'https://partner.test:*',
  'http://other.test:*',
  'https://other.test:*',
];

/** Partners of these agencies have a secret that their servers sign profiles with; as public as the password. */
export const demoPartnerSecrets: Readonly<Record<string, string>> = {
  harbour: 'ps_demo_harbour_signs_profiles_on_this_machine_only',
  nordlys: 'ps_demo_nordlys_signs_profiles_on_this_machine_only',
};

/** Requests a minute and a day that a page with a demo key may make: no test or demo runs into them. */
export const demoQuota = { perMinute: 1_000_000, perDay: 1_000_000_000 };

/** Local part of each user's address, `@{subdomain}.example`. */
export const demoUsers = [
  { name: 'traveller', userType: 'Customer', first: 'Tara', last: 'Veller', wallet: true, credits: 12_500 },
  { name: 'agent', userType: 'TravelAgent', first: 'Avery', last: 'Gent', wallet: false, credits: 250_000 },
  { name: 'restricted', userType: 'TravelAgent', first: 'Remy', last: 'Strict', wallet: false, credits: 0 },
  { name: 'sales', userType: 'SalesAgent', first: 'Sasha', last: 'Lester', wallet: false, credits: 0 },
  { name: 'admin', userType: 'Admin', first: 'Adi', last: 'Minh', wallet: false, credits: 0 },
  { name: 'owner', userType: 'AgencyOwner', first: 'Owen', last: 'Ernst', wallet: false, credits: 0 },
] as const;

const everyLanguage = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'];
const menu = (...inactive: string[]) =>
  Object.values(serviceLabels).map((title) => ({ title, active: !inactive.includes(title) }));

export const demoWorld: readonly DemoAgency[] = [
  {
    subdomain: 'harbour',
    name: 'Harbour & Pine Travel',
    primaryColor: '#0b63ce',
    language: 'en',
    languages: everyLanguage,
    country: 'US',
    currencies: ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'MXN', 'DKK', 'NOK', 'SEK', 'CHF', 'AED', 'BRL', 'INR', 'KWD'],
    markup: { default: 1200, hotels: 1350, cars: 1000, members: 500 },
    settings: {
      enableHotelsV2: true,
      enableFlightsV2: true,
      allowNonLoginFlow: true,
      displayTopDestinations: true,
      showPublishedPriceToCustomer: { hotels: true, activities: true, cars: true },
      bookingMenuItemOptions: menu(),
      aboutUsEnableTitle: 'Our story',
      faqEnableTitle: 'Help',
      metaData: {
        title: 'Harbour & Pine Travel — stays by the water, roads through the woods',
        description: 'Hotels, cars and things to do, chosen by people who have been there. Total prices, taxes included.',
        keywords: ['hotels', 'travel', 'coast', 'car rental', 'activities'],
      },
      contactEmailId: 'hello@harbour.example',
      contactPhoneNumber: '+1 207 555 0142',
      addressLine1: '14 Custom House Wharf',
      city: 'Portland',
      state: 'Maine',
      country: 'United States',
      zipCode: '04101',
      linkedin: 'https://www.linkedin.com/company/harbour-and-pine',
      instagram: 'https://www.instagram.com/harbourandpine',
      facebook: 'https://www.facebook.com/harbourandpine',
      twitter: 'https://x.com/harbourandpine',
      youtube: 'https://www.youtube.com/@harbourandpine',
      discord: 'https://discord.gg/harbourandpine',
      tiktok: 'https://www.tiktok.com/@harbourandpine',
      privacyPolicy:
        '<h2>What we keep</h2><p>Your name, your contact and your bookings, for as long as the law asks us to. We sell none of it.</p><h2>Your rights</h2><p>Write to <a href="mailto:hello@harbour.example">hello@harbour.example</a> and we will show, correct or delete what we hold about you.</p>',
      cookiesPolicy:
        '<p>We use cookies to keep you logged in, to remember your language and to keep your visit together. Nothing follows you elsewhere.</p>',
      disclaimer:
        '<p>Prices and availability come from our suppliers and are confirmed when you book. Pictures are illustrations.</p>',
      dealDefaults: { latitude: 38.7223, longitude: -9.1393, searchString: 'Lisbon' },
    },
    businessInfo: {
      contactEmailId: 'owner@harbour.example', contactPhoneNumber: '+1 207 555 0142', hearBy: 'Peer referral', hearByName: 'Nordlys Rejser', hqCountry: 'US',
      bookingVolume: '$500k - $1M', useForBusiness: 'B2C website', productInterested: 'Resorts,Hotels,Flights,Cars,Activities,Cruises',
    },
    about: {
      title: 'We started with one pier and a road atlas',
      content:
        '<p>Harbour &amp; Pine began in a shed on Custom House Wharf, where two sisters sold ferry tickets and drew maps for people who asked.</p><p>We still answer the phone ourselves, still walk through the hotels we like most, and still show the <strong>whole price</strong> before you decide.</p><ul><li>No fee to ask</li><li>Free cancellation marked on every room that has it</li><li>One person who knows your trip</li></ul>',
      picture: { kind: 'lagoon', seed: 'harbour-about' },
    },
    faq: {
      header: 'Quick answers from the people who pick up the phone.',
      questions: [
        {
          question: 'Is the price I see the price I pay?',
          answer: 'Yes. The total includes taxes. What the property collects on arrival is listed beside it.',
        },
        {
          question: 'Can I cancel for free?',
          answer: 'Rooms with free cancellation say until when, in the time of the property.',
        },
        {
          question: 'When is my card charged?',
          answer: 'When the property has confirmed. If it cannot, the reservation on your card is released.',
        },
        { question: 'Can I book for somebody else?', answer: 'Of course. Enter their name as the first guest.' },
      ],
    },
  },
  {
    subdomain: 'nordlys',
    name: 'Nordlys Rejser',
    primaryColor: '#0f766e',
    language: 'da',
    languages: ['da', 'en', 'no', 'sv', 'de'],
    country: 'DK',
    currencies: ['DKK', 'EUR', 'SEK', 'NOK', 'USD'],
    markup: { default: 900 },
    settings: {
      allowNonLoginFlow: false,
      isAbousUsEnable: false,
      aboutUsEnableTitle: false,
      showPublishedPriceToCustomer: { hotels: true, activities: false, cars: false },
      bookingMenuItemOptions: menu('Cruise'),
      metaData: {
        title: 'Nordlys Rejser — ro, lys og hav',
        description: 'Hoteller, biler og oplevelser, udvalgt af os. Log ind og se vores priser.',
        keywords: ['rejser', 'hoteller', 'norden'],
      },
      contactEmailId: 'hej@nordlys.example',
      contactPhoneNumber: '+45 70 55 01 42',
      addressLine1: 'Havnegade 21',
      city: 'København',
      state: null,
      country: 'Danmark',
      zipCode: '1058',
      instagram: 'https://www.instagram.com/nordlysrejser',
      facebook: 'https://www.facebook.com/nordlysrejser',
      privacyPolicy: '<p>Vi gemmer kun det, vi skal bruge til din rejse, og sletter det igen, når loven tillader det.</p>',
      cookiesPolicy: '<p>Vi bruger cookies til login og sprog. Ikke til andet.</p>',
      disclaimer: '<p>Priser og ledige værelser bekræftes, når du bestiller.</p>',
      dealDefaults: { latitude: 39.5696, longitude: 2.6502, searchString: 'Palma' },
    },
    about: {
      title: 'Om Nordlys',
      content: '<p>Vi er et lille rejsebureau ved havnen i København.</p>',
      picture: { kind: 'mountain', seed: 'nordlys-about' },
    },
    faq: {
      header: 'Svar på det, vi oftest bliver spurgt om.',
      questions: [
        { question: 'Hvorfor skal jeg logge ind for at se priser?', answer: 'Fordi vores aftaler kun gælder for medlemmer.' },
        { question: 'Kan jeg afbestille gratis?', answer: 'Ja, hvor der står gratis afbestilling, til det tidspunkt, der står ved værelset.' },
        { question: 'Hvornår bliver pengene trukket?', answer: 'Når hotellet har bekræftet.' },
      ],
    },
  },
  {
    subdomain: 'solazul',
    name: 'Sol Azul Viajes',
    primaryColor: '#e63946',
    language: 'es',
    languages: ['es', 'en', 'pt'],
    country: 'MX',
    currencies: ['MXN', 'USD', 'EUR'],
    markup: { default: 1400, hotels: 1500 },
    settings: {
      allowNonLoginFlow: false,
      brandRules: { forceLogin: true, homeRedirectPath: '/booknow/hotels', currencyCountryOverride: 'MX' },
      bookingMenuItemOptions: menu(),
      metaData: {
        title: 'Sol Azul Viajes — México primero',
        description: 'Playas, pueblos y ciudades, con el precio completo desde el principio.',
        keywords: ['viajes', 'hoteles', 'México', 'playa'],
      },
      contactEmailId: 'hola@solazul.example',
      contactPhoneNumber: '+52 55 5555 0142',
      addressLine1: 'Avenida Álvaro Obregón 120',
      city: 'Ciudad de México',
      state: 'CDMX',
      country: 'México',
      zipCode: '06700',
      facebook: 'https://www.facebook.com/solazulviajes',
      instagram: 'https://www.instagram.com/solazulviajes',
      tiktok: 'https://www.tiktok.com/@solazulviajes',
      privacyPolicy: '<p>Guardamos solo los datos que tu viaje necesita. Puedes pedirnos que los borremos.</p>',
      cookiesPolicy: '<p>Usamos cookies para tu sesión y tu idioma.</p>',
      disclaimer: '<p>Los precios y la disponibilidad se confirman al reservar.</p>',
      dealDefaults: { latitude: 21.1619, longitude: -86.8515, searchString: 'Cancún' },
    },
    about: {
      title: 'Quiénes somos',
      content: '<p>Somos una familia de viajeros de la Roma Norte. Empezamos llevando a nuestros vecinos a Oaxaca en una camioneta azul.</p>',
      picture: { kind: 'beach', seed: 'solazul-about' },
    },
    faq: {
      header: 'Lo que más nos preguntan.',
      questions: [
        { question: '¿El precio incluye impuestos?', answer: 'Sí. Lo que cobra el hotel a la llegada aparece por separado.' },
        { question: '¿Puedo cancelar gratis?', answer: 'Sí, en las habitaciones que lo indican y hasta la fecha indicada.' },
        { question: '¿Cuándo se cobra mi tarjeta?', answer: 'Cuando el hotel confirma.' },
      ],
    },
  },
  {
    subdomain: 'safar',
    name: 'Safar',
    primaryColor: '#ffd400',
    language: 'ar',
    languages: ['ar', 'en', 'fr'],
    country: 'AE',
    currencies: ['AED', 'USD', 'SAR', 'KWD', 'EUR'],
    markup: { default: 1100, members: 300 },
    settings: {
      allowNonLoginFlow: true,
      enableHotelsV2: true,
      displayTopDestinations: true,
      showPublishedPriceToCustomer: { hotels: false, activities: false, cars: true },
      bookingMenuItemOptions: menu('Resorts'),
      metaData: {
        title: 'سفر — رحلتك تبدأ من هنا',
        description: 'فنادق وسيارات وأنشطة بأسعار كاملة تشمل الضرائب.',
        keywords: ['سفر', 'فنادق', 'دبي'],
      },
      contactEmailId: 'salam@safar.example',
      contactPhoneNumber: '+971 4 555 0142',
      addressLine1: 'شارع الوصل 8',
      city: 'دبي',
      state: null,
      country: 'الإمارات العربية المتحدة',
      zipCode: null,
      instagram: 'https://www.instagram.com/safar',
      twitter: 'https://x.com/safar',
      privacyPolicy: '<p>نحتفظ فقط بما تحتاجه رحلتك من بيانات، ونحذفه عندما يسمح القانون بذلك.</p>',
      cookiesPolicy: '<p>نستخدم ملفات تعريف الارتباط لتسجيل الدخول واللغة فقط.</p>',
      disclaimer: '<p>تُؤكَّد الأسعار والتوفر عند الحجز.</p>',
      dealDefaults: { latitude: 25.2048, longitude: 55.2708, searchString: 'Dubai' },
    },
    about: {
      title: 'من نحن',
      content: '<p>سفر وكالة صغيرة في دبي يعمل فيها أناس يحبون الطريق بقدر ما يحبون الوصول.</p>',
      picture: { kind: 'desert', seed: 'safar-about' },
    },
    faq: {
      header: 'إجابات سريعة عن أكثر الأسئلة شيوعًا.',
      questions: [
        { question: 'هل يشمل السعر الضرائب؟', answer: 'نعم، وما يُدفع في الفندق يظهر منفصلًا.' },
        { question: 'هل يمكنني الإلغاء مجانًا؟', answer: 'نعم، للغرف التي تذكر ذلك وحتى الموعد المذكور.' },
        { question: 'متى تُخصم بطاقتي؟', answer: 'عندما يؤكد الفندق الحجز.' },
      ],
    },
  },
  {
    subdomain: 'atelier',
    name: 'Atelier Voyages',
    primaryColor: '#7c3aed',
    language: 'fr',
    languages: ['fr', 'en', 'de', 'es'],
    country: 'FR',
    currencies: ['EUR', 'CHF', 'GBP', 'USD'],
    markup: { default: 1600, members: 400 },
    settings: {
      allowNonLoginFlow: true,
      returnUrl: 'https://membres.atelier.example/',
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
      showPublishedPriceToCustomer: { hotels: true, activities: false, cars: false },
      bookingMenuItemOptions: menu(),
      metaData: {
        title: 'Atelier Voyages — des séjours cousus main',
        description: 'Hôtels de caractère, voitures et activités, choisis un par un.',
        keywords: ['voyages', 'hôtels', 'Provence'],
      },
      contactEmailId: 'bonjour@atelier.example',
      contactPhoneNumber: '+33 4 93 55 01 42',
      addressLine1: '6 rue de la Préfecture',
      city: 'Nice',
      state: null,
      country: 'France',
      zipCode: '06300',
      instagram: 'https://www.instagram.com/ateliervoyages',
      youtube: 'https://www.youtube.com/@ateliervoyages',
      privacyPolicy: '<p>Nous ne gardons que les données nécessaires à votre voyage.</p>',
      cookiesPolicy: '<p>Nos cookies servent à votre session et à votre langue. Avec votre accord seulement, nous mesurons les visites.</p>',
      // Members come from its own system, so nobody signs up here.
      brandRules: { hideSignup: true },
      acceptedPayments: ['Visa', 'Master Card', 'American Express'],
      // The demo world’s one agency that measures: it asks first.
      analytics: { isEnabled: true, googleAnalyticsId: 'G-ATELIER042', facebookAnalyticsId: '424242424242' },
      disclaimer: '<p>Prix et disponibilités sont confirmés à la réservation.</p>',
      dealDefaults: { latitude: 43.7102, longitude: 7.262, searchString: 'Nice' },
    },
    about: {
      title: 'L’atelier',
      content: '<p>Trois personnes, une table à cartes et beaucoup de trains de nuit. Nous composons chaque voyage comme une pièce unique.</p>',
      picture: { kind: 'vineyard', seed: 'atelier-about' },
    },
    faq: {
      header: 'Les questions que l’on nous pose le plus souvent.',
      questions: [
        { question: 'Le prix comprend-il les taxes ?', answer: 'Oui. Ce que l’hôtel encaisse sur place est indiqué à part.' },
        { question: 'Puis-je annuler sans frais ?', answer: 'Oui, lorsque la chambre l’indique, jusqu’à la date affichée.' },
        { question: 'Quand ma carte est-elle débitée ?', answer: 'Quand l’hôtel a confirmé.' },
      ],
    },
  },
  {
    subdomain: 'quiet',
    name: 'Quiet Travel',
    status: 'Inactive',
    primaryColor: '#475569',
    language: 'en',
    languages: ['en'],
    country: 'GB',
    currencies: ['GBP', 'EUR', 'USD'],
    markup: { default: 1000 },
    settings: {
      metaData: { title: 'Quiet Travel', description: 'Slow journeys.', keywords: ['slow travel'] },
      contactEmailId: 'hush@quiet.example',
      dealDefaults: { latitude: 55.9533, longitude: -3.1883, searchString: 'Edinburgh' },
    },
    about: {
      title: 'About Quiet Travel',
      content: '<p>We like early trains and late breakfasts.</p>',
      picture: { kind: 'trail', seed: 'quiet-about' },
    },
    faq: { header: 'Questions', questions: [] },
  },
  {
    subdomain: 'demo',
    name: 'Demo',
    primaryColor: '#db2777',
    language: 'en',
    languages: everyLanguage,
    country: null,
    currencies: ['USD', 'EUR'],
    markup: { default: 1200 },
    settings: {
      isSubscribed: false,
      metaData: { title: 'Demo', description: 'A travel site to look around in.', keywords: ['demo'] },
      contactEmailId: 'team@demo.example',
      showPublishedPriceToCustomer: { hotels: true, activities: true, cars: true },
      dealDefaults: { latitude: 41.3874, longitude: 2.1686, searchString: 'Barcelona' },
    },
    about: {
      title: 'About this demo',
      content: '<p>Everything here is made up, except the places.</p>',
      picture: { kind: 'old-town', seed: 'demo-about' },
    },
    faq: {
      header: 'About this demo',
      questions: [
        { question: 'Is any of this real?', answer: 'The places are. The hotels are drawn, and no money moves.' },
        { question: 'Can I try everything?', answer: 'Yes. Use the test card that the payment form suggests.' },
      ],
    },
  },
]; // prettier-ignore

const holders = (permission: Permission): Role[] => roles.filter((role) => may(role, permission));
const staff = holders('command-center.open');
interface DemoItem {
  label: string;
  path: string;
  roles: Role[];
  read: Role[];
  subMenu?: DemoItem[];
}
/** An item that all staff has, greyed for those who may not. */
const item = (label: string, path: string, permission: Permission = 'command-center.open'): DemoItem => ({
  label,
  path,
  roles: staff,
  read: holders(permission),
});

/** The agent menu (NAV-09 to NAV-24). Who may not read an item, by the table of permissions, sees it greyed (NAV-29). */
export const demoNavigation: readonly DemoItem[] = [
  item('Dashboard', '/dashboard'),
  item('Book Now', '/booknow'),
  item('Clients', '/users/clients', 'clients.open'),
  item('Agents', '/users/agents/view/{user}'),
  item('Bookings', '/bookings', 'bookings.agency'),
  item('Proposals', '/proposals', 'proposals.open'),
  {
    ...item('Settings', '/settings'),
    subMenu: [
      item('Markup Settings', '/settings/agency', 'settings.markup'),
      item('Website Settings', '/settings/website/', 'settings.website'),
      item('Website Texts', '/settings/texts', 'settings.website'),
      item('Sign-in Settings', '/settings/sign-in', 'sign-in.manage'),
      item('Profile Settings', '/settings/profile', 'settings.profile'),
      item('Payment Settings', '/settings/payment', 'settings.payment'),
      item('Product Settings', '/settings/product', 'settings.product'),
    ],
  },
  {
    ...item('Wallet', '/wallet', 'wallet.open'),
    subMenu: [item('Details', '/wallet/details', 'wallet.open')],
  },
  item('Academy', '{academy}'),
  item('Deal Link', '/deal-link', 'deal-links.open'),
  item('Applications', '/applications', 'applications.open'),
  item('Customize Theme', '/customize-theme', 'theme.change'),
  item('Pay', '/pay', 'pay.open'),
  item('Support', '/settings/support', 'support.open'),
  item('Searches', '/searches', 'searches.open'),
  item('Log Out', '/logout'),
];
