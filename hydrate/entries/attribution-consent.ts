import '../attribution/consentBanner';
