<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('POST');
if (isset($_GET['resend'])) {
    mailActivation(member());
    done();
}
answer(['user' => user(activateBy((string) (body()['code'] ?? ''), 'not_confirmed'))]);
