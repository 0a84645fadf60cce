import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGetCarsQuery } from './store.ts';

export function Home() {
  const { t } = useTranslation();
  const { data = [] } = useGetCarsQuery();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Container component="main">
      <Typography variant="h1">{t('title')}</Typography>
      <form>
        <TextField label={t('city')} />
        <Button variant="contained">{t('search')}</Button>
        <Button onClick={() => setIsOpen(true)}>{t('about')}</Button>
      </form>
      {data.map(({ id, name, price, picture }, index) => (
        <Card key={id} sx={{ my: 2 }}>
          <img
            src={picture}
            alt=""
            width="480"
            height="320"
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
          />
          <CardContent>
            <Typography variant="h2">
              <Link to="/terms">{name}</Link>
            </Typography>
            <Typography>{price}</Typography>
          </CardContent>
        </Card>
      ))}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <Typography>{t('about')}</Typography>
      </Dialog>
    </Container>
  );
}
