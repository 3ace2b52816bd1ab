import '../../consent/consentBanner';
