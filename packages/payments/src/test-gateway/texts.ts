/** Texts of the card frame. It is the gateway's own page, so its dictionary is its own too and small. */
export interface FrameTexts {
  title: string;
  testMode: string;
  number: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cvcHint: string;
  cvcHintAmex: string;
  name: string;
  testCard: string;
  numberError: string;
  expiryError: string;
  cvcError: string;
  nameError: string;
  unavailable: string;
  approved: string;
  mastercard: string;
  amex: string;
  declined: string;
  insufficient: string;
  expired: string;
  processing: string;
  lost: string;
  action: string;
}

export const frameLanguages = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] as const;
export type FrameLanguage = (typeof frameLanguages)[number];

export const frameTexts: Record<FrameLanguage, FrameTexts> = {
  en: {
    title: 'Card details', testMode: 'Test payment: no money moves', number: 'Card number', expiry: 'Expiry date', expiryHint: 'MM/YY',
    cvc: 'Security code', cvcHint: '3 digits on the back', cvcHintAmex: '4 digits on the front', name: 'Name on card', testCard: 'Test card',
    numberError: 'Check the card number.', expiryError: 'Enter a date in the future as MM/YY.', cvcError: 'Check the security code.',
    nameError: 'Enter the name on the card.', unavailable: 'The card could not be checked. Please try again.',
    approved: 'Visa, approved', mastercard: 'Mastercard, approved', amex: 'American Express, approved', declined: 'Declined', insufficient: 'Insufficient funds',
    expired: 'Expired card', processing: 'Processing error', lost: 'Approved, but the answer is lost', action: 'Needs confirmation by the bank',
  },
  pt: {
    title: 'Dados do cartão', testMode: 'Pagamento de teste: nada é cobrado', number: 'Número do cartão', expiry: 'Validade', expiryHint: 'MM/AA',
    cvc: 'Código de segurança', cvcHint: '3 dígitos no verso', cvcHintAmex: '4 dígitos na frente', name: 'Nome no cartão', testCard: 'Cartão de teste',
    numberError: 'Verifique o número do cartão.', expiryError: 'Indique uma data futura no formato MM/AA.', cvcError: 'Verifique o código de segurança.',
    nameError: 'Indique o nome tal como está no cartão.', unavailable: 'Não foi possível verificar o cartão. Tente novamente.',
    approved: 'Visa, aprovado', mastercard: 'Mastercard, aprovado', amex: 'American Express, aprovado', declined: 'Recusado', insufficient: 'Saldo insuficiente',
    expired: 'Cartão expirado', processing: 'Erro de processamento', lost: 'Aprovado, mas a resposta perde-se', action: 'Exige confirmação do banco',
  },
  es: {
    title: 'Datos de la tarjeta', testMode: 'Pago de prueba: no se cobra nada', number: 'Número de tarjeta', expiry: 'Fecha de vencimiento', expiryHint: 'MM/AA',
    cvc: 'Código de seguridad', cvcHint: '3 dígitos en el reverso', cvcHintAmex: '4 dígitos en el anverso', name: 'Nombre en la tarjeta', testCard: 'Tarjeta de prueba',
    numberError: 'Revisa el número de la tarjeta.', expiryError: 'Escribe una fecha futura como MM/AA.', cvcError: 'Revisa el código de seguridad.',
    nameError: 'Escribe el nombre tal como aparece en la tarjeta.', unavailable: 'No se pudo verificar la tarjeta. Inténtalo de nuevo.',
    approved: 'Visa, aprobada', mastercard: 'Mastercard, aprobada', amex: 'American Express, aprobada', declined: 'Rechazada', insufficient: 'Fondos insuficientes',
    expired: 'Tarjeta vencida', processing: 'Error de procesamiento', lost: 'Aprobada, pero se pierde la respuesta', action: 'Requiere confirmación del banco',
  },
  da: {
    title: 'Kortoplysninger', testMode: 'Testbetaling: Der trækkes ingen penge', number: 'Kortnummer', expiry: 'Udløbsdato', expiryHint: 'MM/ÅÅ',
    cvc: 'Kontrolcifre', cvcHint: '3 cifre på bagsiden', cvcHintAmex: '4 cifre på forsiden', name: 'Navn på kortet', testCard: 'Testkort',
    numberError: 'Tjek kortnummeret.', expiryError: 'Skriv en dato i fremtiden som MM/ÅÅ.', cvcError: 'Tjek kontrolcifrene.',
    nameError: 'Skriv navnet på kortet.', unavailable: 'Kortet kunne ikke kontrolleres. Prøv igen.',
    approved: 'Visa, godkendt', mastercard: 'Mastercard, godkendt', amex: 'American Express, godkendt', declined: 'Afvist', insufficient: 'Ikke dækning på kontoen',
    expired: 'Udløbet kort', processing: 'Behandlingsfejl', lost: 'Godkendt, men svaret går tabt', action: 'Skal bekræftes af banken',
  },
  no: {
    title: 'Kortopplysninger', testMode: 'Testbetaling: Ingen penger trekkes', number: 'Kortnummer', expiry: 'Utløpsdato', expiryHint: 'MM/ÅÅ',
    cvc: 'Sikkerhetskode', cvcHint: '3 sifre på baksiden', cvcHintAmex: '4 sifre på forsiden', name: 'Navn på kortet', testCard: 'Testkort',
    numberError: 'Sjekk kortnummeret.', expiryError: 'Skriv en dato fram i tid som MM/ÅÅ.', cvcError: 'Sjekk sikkerhetskoden.',
    nameError: 'Skriv navnet på kortet.', unavailable: 'Kortet kunne ikke sjekkes. Prøv igjen.',
    approved: 'Visa, godkjent', mastercard: 'Mastercard, godkjent', amex: 'American Express, godkjent', declined: 'Avvist', insufficient: 'Ikke dekning på kontoen',
    expired: 'Utløpt kort', processing: 'Behandlingsfeil', lost: 'Godkjent, men svaret går tapt', action: 'Må bekreftes av banken',
  },
  de: {
    title: 'Kartendaten', testMode: 'Testzahlung: Es wird nichts abgebucht', number: 'Kartennummer', expiry: 'Gültig bis', expiryHint: 'MM/JJ',
    cvc: 'Prüfnummer', cvcHint: '3 Ziffern auf der Rückseite', cvcHintAmex: '4 Ziffern auf der Vorderseite', name: 'Name auf der Karte', testCard: 'Testkarte',
    numberError: 'Bitte prüfen Sie die Kartennummer.', expiryError: 'Geben Sie ein Datum in der Zukunft als MM/JJ ein.', cvcError: 'Bitte kontrollieren Sie die Prüfnummer.',
    nameError: 'Geben Sie den Namen auf der Karte ein.', unavailable: 'Die Karte konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
    approved: 'Visa, genehmigt', mastercard: 'Mastercard, genehmigt', amex: 'American Express, genehmigt', declined: 'Abgelehnt', insufficient: 'Konto nicht gedeckt',
    expired: 'Karte abgelaufen', processing: 'Verarbeitungsfehler', lost: 'Genehmigt, aber die Antwort geht verloren', action: 'Bestätigung der Bank nötig',
  },
  ar: {
    title: 'بيانات البطاقة', testMode: 'دفعة تجريبية: لن يُخصم أي مبلغ', number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', expiryHint: 'MM/YY',
    cvc: 'رمز الأمان', cvcHint: '3 أرقام على ظهر البطاقة', cvcHintAmex: '4 أرقام على وجه البطاقة', name: 'الاسم على البطاقة', testCard: 'بطاقة تجريبية',
    numberError: 'تحقق من رقم البطاقة.', expiryError: 'أدخل تاريخًا في المستقبل بصيغة MM/YY.', cvcError: 'تحقق من رمز الأمان.',
    nameError: 'أدخل الاسم المكتوب على البطاقة.', unavailable: 'تعذّر التحقق من البطاقة. حاول مرة أخرى.',
    approved: 'فيزا، مقبولة', mastercard: 'ماستركارد، مقبولة', amex: 'أمريكان إكسبريس، مقبولة', declined: 'مرفوضة', insufficient: 'الرصيد غير كافٍ',
    expired: 'بطاقة منتهية الصلاحية', processing: 'خطأ في المعالجة', lost: 'مقبولة، لكن الرد يضيع', action: 'تتطلب تأكيدًا من البنك',
  },
  fr: {
    title: 'Carte bancaire', testMode: 'Paiement d’essai : aucun montant n’est débité', number: 'Numéro de carte', expiry: 'Date d’expiration', expiryHint: 'MM/AA',
    cvc: 'Cryptogramme', cvcHint: '3 chiffres au dos', cvcHintAmex: '4 chiffres au recto', name: 'Nom sur la carte', testCard: 'Carte d’essai',
    numberError: 'Vérifiez le numéro de carte.', expiryError: 'Saisissez une date à venir au format MM/AA.', cvcError: 'Vérifiez le cryptogramme.',
    nameError: 'Saisissez le nom figurant sur la carte.', unavailable: 'La carte n’a pas pu être vérifiée. Veuillez réessayer.',
    approved: 'Visa, acceptée', mastercard: 'Mastercard, acceptée', amex: 'American Express, acceptée', declined: 'Refusée', insufficient: 'Provision insuffisante',
    expired: 'Carte expirée', processing: 'Erreur de traitement', lost: 'Acceptée, mais la réponse se perd', action: 'Confirmation de la banque requise',
  },
  sv: {
    title: 'Kortuppgifter', testMode: 'Testbetalning: inga pengar dras', number: 'Kortnummer', expiry: 'Utgångsdatum', expiryHint: 'MM/ÅÅ',
    cvc: 'Säkerhetskod', cvcHint: '3 siffror på baksidan', cvcHintAmex: '4 siffror på framsidan', name: 'Namn på kortet', testCard: 'Testkort',
    numberError: 'Kontrollera kortnumret.', expiryError: 'Ange ett framtida datum som MM/ÅÅ.', cvcError: 'Kontrollera säkerhetskoden.',
    nameError: 'Ange namnet på kortet.', unavailable: 'Kortet kunde inte kontrolleras. Försök igen.',
    approved: 'Visa, godkänt', mastercard: 'Mastercard, godkänt', amex: 'American Express, godkänt', declined: 'Nekat', insufficient: 'Inte tillräckligt med pengar på kontot',
    expired: 'Utgånget kort', processing: 'Behandlingsfel', lost: 'Godkänt, men svaret går förlorat', action: 'Kräver bankens bekräftelse',
  },
}; // prettier-ignore

/** Texts of the bank's page. */
export interface ChallengeTexts {
  bank: string;
  title: string;
  text: string;
  amount: string;
  card: string;
  confirm: string;
  refuse: string;
  testMode: string;
  unavailable: string;
}

export const challengeTexts: Record<FrameLanguage, ChallengeTexts> = {
  en: {
    bank: 'Test bank', title: 'Confirm this payment', text: 'Your bank wants to be sure that it is you.', amount: 'Amount', card: 'Card',
    confirm: 'Confirm', refuse: 'Refuse', testMode: 'Test payment: no money moves',
    unavailable: 'The bank cannot be reached. Please try again.',
  },
  pt: {
    bank: 'Banco de teste', title: 'Confirme este pagamento', text: 'O seu banco quer ter a certeza de que é mesmo você.', amount: 'Valor', card: 'Cartão',
    confirm: 'Confirmar', refuse: 'Recusar', testMode: 'Pagamento de teste: nada é cobrado',
    unavailable: 'Não foi possível contactar o banco. Tente novamente.',
  },
  es: {
    bank: 'Banco de prueba', title: 'Confirma este pago', text: 'Tu banco quiere asegurarse de que eres tú.', amount: 'Importe', card: 'Tarjeta',
    confirm: 'Confirmar', refuse: 'Rechazar', testMode: 'Pago de prueba: no se cobra nada',
    unavailable: 'No se pudo contactar con el banco. Inténtalo de nuevo.',
  },
  da: {
    bank: 'Testbank', title: 'Bekræft betalingen', text: 'Din bank vil være sikker på, at det er dig.', amount: 'Beløb', card: 'Kort',
    confirm: 'Bekræft', refuse: 'Afvis', testMode: 'Testbetaling: Der trækkes ingen penge',
    unavailable: 'Banken kan ikke kontaktes. Prøv igen.',
  },
  no: {
    bank: 'Testbank', title: 'Bekreft betalingen', text: 'Banken din vil være sikker på at det er deg.', amount: 'Beløp', card: 'Kort',
    confirm: 'Bekreft', refuse: 'Avvis', testMode: 'Testbetaling: Ingen penger trekkes',
    unavailable: 'Banken kan ikke nås. Prøv igjen.',
  },
  de: {
    bank: 'Testbank', title: 'Zahlung bestätigen', text: 'Ihre Bank möchte sicher sein, dass Sie es sind.', amount: 'Betrag', card: 'Karte',
    confirm: 'Bestätigen', refuse: 'Ablehnen', testMode: 'Testzahlung: Es wird nichts abgebucht',
    unavailable: 'Die Bank ist nicht erreichbar. Bitte versuchen Sie es erneut.',
  },
  ar: {
    bank: 'بنك تجريبي', title: 'تأكيد هذه الدفعة', text: 'يريد البنك التأكد من أنك صاحب البطاقة.', amount: 'المبلغ', card: 'البطاقة',
    confirm: 'تأكيد', refuse: 'رفض', testMode: 'دفعة تجريبية: لن يُخصم أي مبلغ',
    unavailable: 'تعذّر الاتصال بالبنك. حاول مرة أخرى.',
  },
  fr: {
    bank: 'Banque d’essai', title: 'Confirmez ce paiement', text: 'Votre banque veut s’assurer qu’il s’agit bien de vous.', amount: 'Montant', card: 'Carte',
    confirm: 'Confirmer', refuse: 'Refuser', testMode: 'Paiement d’essai : aucun montant n’est débité',
    unavailable: 'La banque est injoignable. Veuillez réessayer.',
  },
  sv: {
    bank: 'Testbank', title: 'Bekräfta betalningen', text: 'Din bank vill vara säker på att det är du.', amount: 'Belopp', card: 'Kort',
    confirm: 'Bekräfta', refuse: 'Neka', testMode: 'Testbetalning: inga pengar dras',
    unavailable: 'Banken kan inte nås. Försök igen.',
  },
}; // prettier-ignore
