/**
 * Big cities of other countries, each in English and, where it is another, in Spanish. Those whose name is first that of a city of the country (`Rome`,
 * `Birmingham`) or an everyday word (`Nice`) are left out.
 */
export const CITIES_ABROAD = `
Tokyo/Tokio | Osaka | Kyoto/Kioto | Seoul/Seúl | Beijing/Pekín | Shanghai/Shanghái | Singapore/Singapur | Bangkok | Manila | Mumbai | Delhi |
Sydney/Sídney | Auckland | London/Londres | Edinburgh/Edimburgo | Glasgow | Paris/París | Lyon | Marseille/Marsella | Madrid | Barcelona |
Seville/Sevilla | Bilbao | Lisbon/Lisboa | Milan/Milán | Berlin/Berlín | Hamburg/Hamburgo | Munich/Múnich | Frankfurt/Fráncfort | Vienna/Viena |
Zurich/Zúrich | Geneva/Ginebra | Amsterdam/Ámsterdam | Brussels/Bruselas | Copenhagen/Copenhague | Stockholm/Estocolmo | Oslo | Helsinki |
Prague/Praga | Budapest | Warsaw/Varsovia | Moscow/Moscú | Istanbul/Estambul | Dubai/Dubái | Cairo/El Cairo | Nairobi | Lagos |
Johannesburg/Johannesburgo | Toronto | Montreal | Quebec | Ottawa | Calgary | Mexico City/Ciudad de México | CDMX | Guadalajara | Monterrey | Tijuana
| Cancun/Cancún | Bogota/Bogotá | Medellin/Medellín | Cali | Cartagena | Quito | Guayaquil | Caracas | Maracaibo | Buenos Aires | Montevideo |
Asuncion/Asunción | Sao Paulo/São Paulo | Rio de Janeiro/Río de Janeiro | San Salvador | Tegucigalpa | Managua | Guatemala City/Ciudad de Guatemala |
Santo Domingo | Port-au-Prince/Puerto Príncipe
`;
