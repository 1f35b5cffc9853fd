<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('GET');
answer(['companyinfo' => ['company_name' => 'Example Ltd.', 'address' => '1 Example Street', 'city' => 'Leeds', 'country' => 'GB']]);
