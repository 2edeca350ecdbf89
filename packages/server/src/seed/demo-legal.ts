import type { LegalName } from '@portolan/contract';

/** User terms, agency terms and cancellation policy of the demo's agencies, each in the agency's own language: plain texts that say what the product does. */
export const demoLegal: Readonly<
  Record<string, { language: string; texts: Partial<Record<LegalName, string>> }>
> = {
  harbour: {
    language: 'en',
    texts: {
      'user-terms':
        '<h2>Who does what</h2><p>Harbour &amp; Pine Travel arranges your booking. The stay itself is a contract between you and the property; rentals and activities are with those who provide them.</p><h2>Price and payment</h2><p>The price that you see at the checkout is the whole price. What a property collects on arrival, such as a city tax, is listed beside it. Your card is charged when the booking is confirmed, not before.</p><h2>What we ask of you</h2><p>Give the names as they stand in the travellers’ passports, and an e-mail address that you read: the voucher goes there. You are of age and may book for everybody you name.</p><h2>If something goes wrong</h2><p>Call +1 207 555 0142 or write to <a href="mailto:hello@harbour.example">hello@harbour.example</a> while you are still there, so that we can help at once. These terms are under the law of the State of Maine; your rights as a consumer stay as they are.</p>',
      'agency-terms':
        '<h2>Who we are</h2><p>Harbour &amp; Pine Travel is a travel agency at 14 Custom House Wharf, Portland, Maine. We sell in our own name and arrange stays, cars and activities of others.</p><h2>What we earn</h2><p>Our share is in the price that you see. We add no fee at the checkout, and none for asking.</p><h2>If you book for others</h2><p>Agents and partners who book with us show their clients the terms of the rate before payment, book with the client’s consent, and keep their log-in to themselves. Whoever books answers for the names and the contact given.</p><h2>Complaints</h2><p>Write to <a href="mailto:hello@harbour.example">hello@harbour.example</a>. A person answers within five working days. The law of the State of Maine applies; your rights as a consumer stay as they are.</p>',
      cancellation:
        '<h2>What holds for your booking</h2><p>Every rate says before you pay until when cancelling is free and what it costs after that. Those terms are on your voucher too, in the local time of the property.</p><h2>How to cancel</h2><p>Open your booking and choose “Cancel booking”. You see what you get back before you decide. We charge no fee of our own.</p><h2>Refunds</h2><p>What you get back goes to the card or the credit that you paid with, usually within five working days. If a property cancels, you get everything back.</p>',
    },
  },
  nordlys: {
    language: 'da',
    texts: {
      'user-terms':
        '<h2>Hvem gør hvad</h2><p>Nordlys Rejser formidler din bestilling. Selve opholdet er en aftale mellem dig og hotellet.</p><h2>Pris og betaling</h2><p>Prisen ved betalingen er hele prisen. Det, hotellet opkræver ved ankomst, står ved siden af. Kortet trækkes, når bestillingen er bekræftet.</p><h2>Det beder vi dig om</h2><p>Skriv navnene, som de står i passet, og en e-mailadresse, du læser. Du er myndig og må bestille for dem, du nævner.</p><h2>Hvis noget går galt</h2><p>Ring på +45 70 55 01 42, mens du stadig er på stedet. Dansk ret gælder, og dine rettigheder som forbruger består.</p>',
      'agency-terms':
        '<h2>Hvem vi er</h2><p>Nordlys Rejser er et rejsebureau. Vi sælger i eget navn og formidler ophold og oplevelser hos andre.</p><h2>Hvad vi tjener</h2><p>Vores andel er med i den pris, du ser. Vi lægger intet gebyr til ved betalingen.</p><h2>Når du bestiller for andre</h2><p>Agenter og partnere, der bestiller hos os, viser kunden prisens vilkår før betaling, bestiller med kundens samtykke og holder deres login for sig selv. Den, der bestiller, står inde for de opgivne navne og kontaktoplysninger.</p><h2>Klager</h2><p>Ring på +45 70 55 01 42. Et menneske svarer inden for fem hverdage. Dansk ret gælder, og dine rettigheder som forbruger består.</p>',
      cancellation:
        '<h2>Det gælder for din bestilling</h2><p>Hver pris siger, før du betaler, hvor længe afbestilling er gratis, og hvad den koster derefter. Vilkårene står også på din voucher, i hotellets lokale tid.</p><h2>Sådan afbestiller du</h2><p>Åbn din bestilling og vælg at afbestille. Du ser, hvad du får tilbage, før du beslutter dig. Vi tager intet gebyr.</p><h2>Tilbagebetaling</h2><p>Pengene går tilbage til det kort eller den saldo, du betalte med, normalt inden for fem hverdage.</p>',
    },
  },
  solazul: {
    language: 'es',
    texts: {
      'user-terms':
        '<h2>Quién hace qué</h2><p>Sol Azul Viajes gestiona tu reserva. La estancia es un contrato entre tú y el hotel.</p><h2>Precio y pago</h2><p>El precio que ves al pagar es el precio completo. Lo que el hotel cobra a la llegada aparece por separado. El cargo se hace cuando la reserva queda confirmada.</p><h2>Lo que te pedimos</h2><p>Escribe los nombres como están en el pasaporte y un correo que leas. Eres mayor de edad y puedes reservar para quienes nombras.</p><h2>Si algo sale mal</h2><p>Llámanos al +52 55 5555 0142 mientras sigas ahí. Rige la ley mexicana; tus derechos como consumidor no cambian.</p>',
      'agency-terms':
        '<h2>Quiénes somos</h2><p>Sol Azul Viajes es una agencia de viajes. Vendemos en nuestro propio nombre y gestionamos estancias y actividades de otros.</p><h2>Lo que ganamos</h2><p>Nuestra parte está incluida en el precio que ves. No añadimos ningún cargo al pagar.</p><h2>Si reservas para otras personas</h2><p>Los agentes y socios que reservan con nosotros muestran al cliente las condiciones de la tarifa antes de pagar, reservan con su consentimiento y no comparten su acceso. Quien reserva responde de los nombres y datos de contacto que indica.</p><h2>Reclamaciones</h2><p>Llama al +52 55 5555 0142. Una persona responde en cinco días hábiles. Rige la ley mexicana; tus derechos como consumidor no cambian.</p>',
      cancellation:
        '<h2>Lo que vale para tu reserva</h2><p>Cada tarifa dice, antes de pagar, hasta cuándo puedes cancelar gratis y cuánto cuesta después. También está en tu comprobante, en la hora local del hotel.</p><h2>Cómo cancelar</h2><p>Abre tu reserva y elige cancelarla. Antes de decidir ves cuánto se te devuelve. No cobramos cargo propio.</p><h2>Devoluciones</h2><p>El dinero vuelve a la tarjeta o al saldo con que pagaste, normalmente en cinco días hábiles.</p>',
    },
  },
  safar: {
    language: 'ar',
    texts: {
      'user-terms':
        '<h2>دور كل طرف</h2><p>تتولى سفر ترتيب حجزك. أما الإقامة نفسها فعقد بينك وبين الفندق.</p><h2>السعر والدفع</h2><p>السعر الذي تراه عند الدفع هو السعر الكامل. وما يحصّله الفندق عند الوصول يظهر منفصلًا. تُخصم بطاقتك عند تأكيد الحجز.</p><h2>ما نطلبه منك</h2><p>اكتب الأسماء كما هي في جواز السفر وبريدًا إلكترونيًا تقرؤه. وأن تكون راشدًا ومخوّلًا بالحجز لمن تذكرهم.</p><h2>إذا حدثت مشكلة</h2><p>اتصل بنا على الرقم ‎+971 4 555 0142 وأنت لا تزال في المكان. يسري قانون الإمارات، وتبقى حقوقك كمستهلك كما هي.</p>',
      'agency-terms':
        '<h2>من نحن</h2><p>سفر وكالة سفر تبيع باسمها، وترتب لك الإقامات والأنشطة لدى مقدّميها.</p><h2>ما نكسبه</h2><p>حصتنا ضمن السعر الذي تراه. ولا نضيف أي رسوم عند الدفع.</p><h2>إذا كنت تحجز لغيرك</h2><p>على الوكلاء والشركاء الذين يحجزون لدينا أن يعرضوا على العميل شروط السعر قبل الدفع، وأن يحجزوا بموافقته، وألا يشاركوا بيانات دخولهم مع أحد. ومن يحجز مسؤول عن صحة الأسماء وبيانات الاتصال التي يقدّمها.</p><h2>الشكاوى</h2><p>اتصل بنا على الرقم ‎+971 4 555 0142. يرد عليك أحد موظفينا خلال خمسة أيام عمل. يسري قانون الإمارات، وتبقى حقوقك كمستهلك كما هي.</p>',
      cancellation:
        '<h2>ما يسري على حجزك</h2><p>يذكر كل سعر قبل الدفع إلى متى يكون الإلغاء مجانيًا وكم يكلّف بعد ذلك. وتجد الشروط أيضًا في القسيمة بالتوقيت المحلي للفندق.</p><h2>كيف تلغي</h2><p>افتح حجزك واختر الإلغاء. سترى المبلغ المسترد قبل أن تقرر. لا نتقاضى رسومًا خاصة بنا.</p><h2>استرداد المبلغ</h2><p>يعود المبلغ إلى البطاقة أو الرصيد الذي دفعت به، عادةً خلال خمسة أيام عمل.</p>',
    },
  },
  atelier: {
    language: 'fr',
    texts: {
      'user-terms':
        '<h2>Qui fait quoi</h2><p>Atelier Voyages organise votre réservation. Le séjour est un contrat entre vous et l’hôtel.</p><h2>Prix et paiement</h2><p>Le prix affiché au paiement est le prix complet. Ce que l’hôtel perçoit à l’arrivée est indiqué à part. Votre carte est débitée lorsque la réservation est confirmée.</p><h2>Ce que nous vous demandons</h2><p>Écrivez les noms comme sur les passeports, et une adresse e-mail que vous lisez. Vous êtes majeur et pouvez réserver pour les personnes que vous nommez.</p><h2>En cas de problème</h2><p>Appelez le +33 4 93 55 01 42 pendant que vous êtes sur place. Le droit français s’applique ; vos droits de consommateur restent entiers.</p>',
      'agency-terms':
        '<h2>Qui nous sommes</h2><p>Atelier Voyages est une agence de voyages. Nous vendons en notre nom et organisons des séjours et des activités chez d’autres.</p><h2>Ce que nous gagnons</h2><p>Notre part est comprise dans le prix affiché. Nous n’ajoutons aucuns frais au paiement.</p><h2>Si vous réservez pour d’autres</h2><p>Les agents et partenaires qui réservent chez nous présentent au client les conditions du tarif avant le paiement, réservent avec son accord et gardent leurs identifiants pour eux. La personne qui réserve répond des noms et des coordonnées indiqués.</p><h2>Réclamations</h2><p>Appelez le +33 4 93 55 01 42. Une personne vous répond sous cinq jours ouvrés. Le droit français s’applique ; vos droits de consommateur restent entiers.</p>',
      cancellation:
        '<h2>Ce qui vaut pour votre réservation</h2><p>Chaque tarif indique avant le paiement jusqu’à quand l’annulation est gratuite et ce qu’elle coûte ensuite. Ces conditions figurent aussi sur votre bon, à l’heure locale de l’hôtel.</p><h2>Comment annuler</h2><p>Ouvrez votre réservation et choisissez de l’annuler. Vous voyez ce qui vous est remboursé avant de décider. Nous ne prenons aucuns frais.</p><h2>Remboursement</h2><p>La somme revient sur la carte ou le crédit utilisé, en général sous cinq jours ouvrés.</p>',
    },
  },
};
