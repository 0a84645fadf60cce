import type { Car as CarData, Offer, WithContext } from 'schema-dts';
import type { Car } from '#contract/calls/cars.ts';
import { carName } from '#src/features/cars/page/carName.ts';
import { addressIn } from './pageAddress.ts';
import { largestOf } from './pagePicture.ts';
import type { HeadOf } from './shownPage.ts';

const steerings: Readonly<Record<string, `https://schema.org/${'Left' | 'Right'}HandDriving`>> = {
  left: 'https://schema.org/LeftHandDriving',
  right: 'https://schema.org/RightHandDriving',
};

/** The day's price before discounts, as it stands on the page; nothing on the page is for sale. */
function offerOf(car: Car, url: string): Offer {
  const price = (car.price_per_day / 100).toFixed(2);
  return {
    '@type': 'Offer',
    url,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    availability: 'https://schema.org/InStock',
    price,
    priceCurrency: 'GEL',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'GEL', unitCode: 'DAY' },
    seller: { '@type': car.owner.is_company ? 'Organization' : 'Person', name: car.owner.name },
  };
}

/** A car for machines: nothing that its page does not show. https://schema.org/Car */
export function carData(head: HeadOf<{ readonly route: 'car'; readonly car: Car }>): WithContext<CarData> {
  const { car } = head.page;
  const url = addressIn(null, head);
  const steeringPosition = steerings[car.steering.code];
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: `${carName(car)} ${car.year}`,
    url,
    ...(car.description !== '' && { description: car.description }),
    image: car.images.map((picture) => new URL(largestOf(picture).address, head.publicUrl).href),
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    vehicleModelDate: String(car.year),
    bodyType: car.car_type.name,
    color: car.colour.name,
    fuelType: car.fuel_name,
    vehicleTransmission: car.transmission_name,
    driveWheelConfiguration: car.drive.name,
    ...(steeringPosition && { steeringPosition }),
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    ...(car.equipment_named.length > 0 && {
      additionalProperty: car.equipment_named.map(({ name }) => ({
        '@type': 'PropertyValue' as const,
        name,
        value: true,
      })),
    }),
    offers: offerOf(car, url),
    ...(car.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: car.rating,
        reviewCount: car.reviews_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
