import { calls } from '#contract/calls.ts';
import { Visitor } from '../visitor.ts';

/** An owner who changes the price of a car, and what the owner and a visitor then see of it. */
export async function fleetCalls() {
  const owner = new Visitor();
  const visitor = new Visitor();
  await owner.logIn('owner@gza.example');
  const list = await owner.send('GET', `${calls.listFleetCars.path}?status=active`);
  const [car] = calls.listFleetCars.response.parse(await list.json()).cars;
  if (car === undefined) throw new Error('The owner of the demo fleet has no car.');
  const at = (path: string) => path.replace(':id', String(car.id));
  const priceFor = async (who: Visitor): Promise<number> => {
    const answer = await who.send('GET', at(calls.getCar.path));
    return calls.getCar.response.parse(await answer.json()).car.price_per_day;
  };
  return {
    setPrice: async (price: number): Promise<void> => {
      const answer = await owner.send('PATCH', at(calls.updateFleetCar.path), { price_per_day: price });
      if (!answer.ok) throw new Error(`The price was not changed: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    },
    priceForOwner: () => priceFor(owner),
    priceForVisitor: () => priceFor(visitor),
  };
}
