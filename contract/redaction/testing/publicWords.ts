/** Kept although their schemas let any words in, each looked at: public words of cars and places. */
export const publicWords: readonly string[] = `
  airports.city airports.name answer.car areas.city body.brand body.car_type body.category body.colour body.drive
  body.fuel body.insurance body.model body.steering body.transmission branch.city branches.city brands.name car.brand
  car.car_type car.category car.category_name car.city car.colour car.drive car.fuel car.fuel_name car.insurance
  car.model car.steering car.transmission car.transmission_name car_type.name car_types.name card.brand card.category
  card.category_name card.city card.fuel card.fuel_name card.model card.transmission card.transmission_name
  cars.brand cars.category cars.category_name cars.city cars.fuel cars.fuel_name cars.model cars.transmission
  cars.transmission_name categories.name change.car cities.name claims.car colour.name colours.name drive.name
  drives.name drop_off.city extras.name favourites.brand favourites.category favourites.category_name favourites.city
  favourites.fuel favourites.fuel_name favourites.model favourites.transmission favourites.transmission_name
  fuels.name insurances.name item.brand items.brand models.name open_sessions.browser open_sessions.system
  operations.car order.car order.city orders.car orders.city pick_up.city preview.brand preview.category
  preview.category_name preview.city preview.fuel preview.fuel_name preview.insurance preview.model
  preview.transmission preview.transmission_name query.brand query.car_type query.category query.drive query.fuel
  query.model query.steering query.transmission sessions.browser sessions.system similar_cars.name steering.name
  steerings.name transmissions.name
`
  .trim()
  .split(/\s+/);
