import '../define/agency.ts';
